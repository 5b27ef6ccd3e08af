import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BucketOrigin } from './bucketLines.ts';
import { findNginx } from './findNginx.ts';
import { listen } from '#process/listen.ts';
import { startTethered } from '#process/startTethered.ts';
import { nginxConfig } from './nginxConfig.ts';
import type { ServingRules } from './Kind.ts';

export interface RunningNginx {
  origin: string;
  port: number;
  /** folder of configuration and logs until it stops */
  prefix: string;
  stop: () => Promise<void>;
}

const patience = 10_000;

/** Serves a store with nginx on this machine only. Throws nginx's message if it does not start. */
export async function startNginx({
  origin: store,
  rules,
  port: wanted = 0,
}: {
  /** the folder of the store, or its bucket */
  origin: string | BucketOrigin;
  rules: ServingRules;
  /** 0, the default, takes a free one */
  port?: number;
}): Promise<RunningNginx> {
  const program = findNginx();
  const {
    port,
    origin,
    stop: free,
  } = await listen({ port: wanted, purpose: 'nginx', variable: 'PORTAL_PORT' });
  await free();
  const prefix = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  const file = path.join(prefix, 'nginx.conf');
  const user = process.getuid?.() === 0 ? userInfo().username : undefined;
  writeFileSync(
    file,
    nginxConfig({
      rules,
      origin: typeof store === 'string' ? path.resolve(store) : store,
      listen: `127.0.0.1:${String(port)}`,
      workers: '1',
      ...(user && { user }),
    }),
  );

  const command = [program, '-e', 'stderr', '-p', `${prefix}/`, '-c', file, '-g', 'daemon off;'];
  const nginx = startTethered(command);
  const stop = async () => {
    await nginx.stop();
    rmSync(prefix, { recursive: true, force: true });
  };

  const until = Date.now() + patience;
  while (!(await answers(port))) {
    if (nginx.hasEnded() || Date.now() > until) {
      await stop();
      throw new Error(`nginx does not start${nginx.said() ? `: ${nginx.said()}` : '.'}`);
    }
    await pause(20);
  }
  if (nginx.hasEnded()) {
    await stop();
    throw new Error(`Port ${String(port)} was taken by another program before nginx had it.`);
  }
  return { origin, port, prefix, stop };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const signal = AbortSignal.timeout(1000);
    // Hidden files nginx answers for by itself, without asking a bucket.
    get({ host: '127.0.0.1', port, path: '/.ready', agent: false, signal }, (response) => {
      response.resume();
      resolve(true);
    }).on('error', () => {
      resolve(false);
    });
  });
