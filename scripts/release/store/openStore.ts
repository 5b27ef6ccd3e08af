import path from 'node:path';
import { directoryStore } from './directoryStore.mjs';

/**
 * @param {string} place a directory; it need not exist
 * @returns {import('./store.mjs').Store}
 */
export function openStore(place) {
  if (/^\w{2,}:\/\//.test(place))
    throw new Error(`${place} is no directory, the only kind of store there is.`);
  return directoryStore(path.resolve(place));
}
