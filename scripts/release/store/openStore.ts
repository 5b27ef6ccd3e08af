import path from 'node:path';
import { directoryStore } from './directoryStore.ts';
import type { Store } from './store.ts';

/** @param place a directory, which need not exist */
export function openStore(place: string): Store {
  if (/^\w{2,}:\/\//.test(place))
    throw new Error(`${place} is no directory, the only kind of store there is.`);
  return directoryStore(path.resolve(place));
}
