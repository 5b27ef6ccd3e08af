import { createHash } from 'node:crypto';

/**
 * Where everything published lies, by key (`apps/host/3fa9…/main.js`). The five things below are all that the release
 * tool asks of it, so that a bucket can stand in for a directory.
 *
 * @typedef {object} Store
 * @property {string} name for messages
 * @property {(key: string, bytes: Buffer) => Promise<'written' | 'same'>} putIfAbsent throws a `DifferentBytes` when
 *   something else is there under this key
 * @property {(key: string) => Promise<Buffer | null>} read
 * @property {(key: string, expected: string | null, bytes: Buffer) => Promise<boolean>} compareAndSwap writes if what
 *   is there has the expected digest (null: nothing is there); false if not
 * @property {(prefix: string) => Promise<StoredEntry[]>} list every entry whose key begins so, by key
 * @property {(key: string) => Promise<void>} delete what is not there is deleted already
 */

/** @typedef {{ key: string, size: number, modified: Date }} StoredEntry */

/** Something else is there under a key that may never change. */
export class DifferentBytes extends Error {
  /** @param {string} key */
  constructor(key) {
    super(`${key} is there already with different content, and what is published never changes.`);
    this.key = key;
  }
}

/** @param {Buffer | string} bytes */
export const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Keys are plain paths: they are addresses on a web server and files on a disk. @param {string} key */
export function checkKey(key) {
  if (!/^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/.test(key))
    throw new Error(`"${key}" cannot be a key of a store.`);
}
