import path from 'node:path';
import { namesBucket } from './bucketAddress.ts';
import { bucketRequests } from './bucketRequests.ts';
import { bucketStore } from './bucketStore.ts';
import { directoryStore } from './directoryStore.ts';
import type { Store } from './store.ts';

/** Of a directory, which need not exist, or of a bucket, `s3+https://host/bucket`, which must. */
export function openStore(place: string, environment: NodeJS.ProcessEnv = process.env): Store {
  if (namesBucket(place)) return bucketStore(bucketRequests(place, environment));
  return directoryStore(directoryIn(place));
}

/** Whole path of a store's directory. Throws a sentence if the place is an address. */
export function directoryIn(place: string): string {
  if (isAddress(place))
    throw new Error(`${place} is no store: a store is a directory, or a bucket as s3+https://host/bucket.`);
  return path.resolve(place);
}

export const isAddress = (place: string): boolean => /^[\w+]{2,}:\/\//.test(place);
