import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The house as it is before the new remote.
 *
 * @typedef {object} House
 * @property {(place: string) => boolean} has a file or a folder
 * @property {(file: string) => string} read
 */

/** @param {string} root @returns {House} */
export const houseAt = (root) => ({
  has: (place) => existsSync(path.join(root, place)),
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
});
