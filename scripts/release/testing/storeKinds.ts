import { randomUUID } from 'node:crypto';
import { bucketRequests } from '../store/bucketRequests.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** Kind of store, and the place of an empty one. */
export interface StoreKind {
  kind: string;
  newPlace: () => Promise<string>;
}

/** Address of a real engine, `s3+http://127.0.0.1:PORT`, which `npm run test:store` starts. */
const engine = process.env['PORTAL_TEST_ENGINE'];

async function newBucket(at: string) {
  const place = `${at}/portal-${randomUUID()}`;
  await bucketRequests(place).ask({ method: 'PUT', key: '' });
  return place;
}

/** Every promise of a store is tested on each of them: on a bucket where there is an engine. */
export const storeKinds: StoreKind[] = [
  { kind: 'directory', newPlace: () => Promise.resolve(temporaryDirectory()) },
  ...(engine ? [{ kind: 'bucket', newPlace: () => newBucket(engine) }] : []),
];
