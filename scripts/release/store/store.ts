import { createHash } from 'node:crypto';

/** Published files by key (`apps/host/3fa9…/main.js`). Few operations, so that a bucket can replace a directory. */
export interface Store {
  /** for messages */
  name: string;
  /** throws `DifferentBytes` if the key has other content */
  putIfAbsent: (key: string, bytes: Buffer) => Promise<'written' | 'same'>;
  read: (key: string) => Promise<Buffer | null>;
  /** writes if the present content has the expected digest (null: none); else returns false */
  compareAndSwap: (key: string, expected: string | null, bytes: Buffer) => Promise<boolean>;
  /** entries whose key starts with the prefix, sorted by key */
  list: (prefix: string) => Promise<StoredEntry[]>;
  /** deleting a missing key succeeds */
  delete: (key: string) => Promise<void>;
}

export type StoredEntry = { key: string; size: number; modified: Date };

/** The content under a key may never change. */
export class DifferentBytes extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`${key} is there already with different content, and what is published never changes.`);
    this.key = key;
  }
}

export const digestOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Keys are plain paths, because they become addresses and file names. What others leave in a store may have other names. */
export const isKey = (key: string) => /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/.test(key);

export function checkKey(key: string) {
  if (!isKey(key)) throw new Error(`"${key}" cannot be a key of a store.`);
}
