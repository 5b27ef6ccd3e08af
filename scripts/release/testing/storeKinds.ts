import { engine } from './engine.ts';
import { newBucket } from './newBucket.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** Kind of store, and the place of an empty one. */
export interface StoreKind {
  kind: string;
  newPlace: () => Promise<string>;
}

const inDirectories: StoreKind = {
  kind: 'directory',
  newPlace: () => Promise.resolve(temporaryDirectory()),
};
const inBuckets = (address: string): StoreKind => ({ kind: 'bucket', newPlace: () => newBucket(address) });

/** On which every promise of a store is tested: a bucket where there is an engine, elsewhere a directory. */
export const storeKinds: StoreKind[] = [engine === undefined ? inDirectories : inBuckets(engine)];
