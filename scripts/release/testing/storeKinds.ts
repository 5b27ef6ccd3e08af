import { engine } from './engine.ts';
import { newBucket } from './newBucket.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** Kind of store, and the place of an empty one. */
export interface StoreKind {
  kind: string;
  newPlace: () => Promise<string>;
}

/** Every promise of a store is tested on each of them: on a bucket where there is an engine. */
export const storeKinds: StoreKind[] = [
  { kind: 'directory', newPlace: () => Promise.resolve(temporaryDirectory()) },
  ...[engine ?? []].flat().map((address) => ({ kind: 'bucket', newPlace: () => newBucket(address) })),
];
