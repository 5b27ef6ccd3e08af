import { createHash } from 'node:crypto';

/**
 * Where everything published lies, by key (`apps/host/3fa9…/main.js`). The five things below are all that the release
 * tool asks of it, so that a bucket can stand in for a directory.
 */
export interface Store {
  /** for messages */
  name: string;
  /**
   * throws a `DifferentBytes` when
   * something else is there under this key
   */
  putIfAbsent: (key: string, bytes: Buffer) => Promise<'written' | 'same'>;
  read: (key: string) => Promise<Buffer | null>;
  /**
   * writes if what
   * is there has the expected digest (null: nothing is there); false if not
   */
  compareAndSwap: (key: string, expected: string | null, bytes: Buffer) => Promise<boolean>;
  /** every entry whose key begins so, by key */
  list: (prefix: string) => Promise<StoredEntry[]>;
  /** what is not there is deleted already */
  delete: (key: string) => Promise<void>;
}

type StoredEntry = { key: string; size: number; modified: Date };

/** Something else is there under a key that may never change. */
export class DifferentBytes extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`${key} is there already with different content, and what is published never changes.`);
    this.key = key;
  }
}

export const digestOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Keys are plain paths: they are addresses on a web server and files on a disk. */
export function checkKey(key: string) {
  if (!/^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/.test(key))
    throw new Error(`"${key}" cannot be a key of a store.`);
}
