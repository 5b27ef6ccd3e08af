import { newBucket } from './newBucket.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** Kind of store, and the place of an empty one. */
export interface StoreKind {
  kind: string;
  newPlace: () => Promise<string>;
}

/** Address of a real engine, `s3+http://127.0.0.1:PORT`, which `npm run test:store` starts. */
export const engine: string | undefined = process.env['PORTAL_TEST_ENGINE'];

/** Its configuration, for further gateways and for its own commands. */
export const engineConfig: string = process.env['PORTAL_TEST_ENGINE_CONFIG'] ?? '';

/** Every promise of a store is tested on each of them: on a bucket where there is an engine. */
export const storeKinds: StoreKind[] = [
  { kind: 'directory', newPlace: () => Promise.resolve(temporaryDirectory()) },
  ...(engine ? [{ kind: 'bucket', newPlace: () => newBucket(engine) }] : []),
];
