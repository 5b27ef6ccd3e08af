import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository before the new remote. */
export interface House {
  /** of files and folders */
  has: (file: string) => boolean;
  read: (file: string) => string;
}

export const houseAt = (root: string): House => ({
  has: (file) => existsSync(path.join(root, file)),
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
});
