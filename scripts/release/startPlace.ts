import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BucketOrigin } from './serving/bucketLines.ts';
import { parseBucketAddress } from './store/bucketAddress.ts';
import { freePort } from './testing/freePort.ts';
import { newBucket } from './testing/newBucket.ts';
import { startEngine } from './testing/startEngine.ts';
import { startGateway } from './testing/startGateway.ts';
import { engine, engineConfig } from './testing/engine.ts';

/** An empty store for a command that measures. */
export interface Place {
  kind: 'directory' | 'bucket';
  /** for whoever opens it */
  store: string;
  /** for the server in front */
  origin: string | BucketOrigin;
  /** ends the bucket's gateway without a warning, and starts it again after some seconds; nothing for a directory */
  failFor: (seconds: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** A folder, or a bucket of a real engine: of the one that `npm run test:store` has started, or one of its own. */
export async function startPlace(kind: 'directory' | 'bucket', folder: string): Promise<Place> {
  if (kind === 'directory') {
    const store = path.join(folder, 'store');
    return { kind, store, origin: store, failFor: () => Promise.resolve(), stop: () => Promise.resolve() };
  }
  const own = engine ? null : await startEngine();
  Object.assign(process.env, own?.environment);
  const config = own?.config ?? engineConfig;
  const port = await freePort();
  // A gateway of our own: others use the engine meanwhile.
  let gateway = await startGateway({ config, port });
  const bucket = parseBucketAddress(await newBucket(gateway.address));
  return {
    kind,
    store: `s3+${bucket.origin}/${bucket.bucket}`,
    origin: bucket,
    failFor: async (seconds) => {
      await gateway.kill();
      await pause(seconds * 1000);
      gateway = await startGateway({ config, port });
    },
    stop: async () => {
      await gateway.stop();
      await own?.stop();
    },
  };
}
