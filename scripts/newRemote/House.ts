import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository before the new remote. */
export interface House {
  has: (place: string) => boolean;
  read: (file: string) => string;
}

export const houseAt = (root: string): House => ({
  has: (place) => existsSync(path.join(root, place)),
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
});
