import path from 'node:path';
import { directoryStore } from './directoryStore.ts';
import type { Store } from './store.ts';

/** The directory need not exist. */
export function openStore(directory: string): Store {
  if (/^\w{2,}:\/\//.test(directory))
    throw new Error(`${directory} is no directory, the only kind of store there is.`);
  return directoryStore(path.resolve(directory));
}
