import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ type?: string, dependencies?: Record<string, string> }} Manifest */

/**
 * Names of the ES modules among the dependencies of packages, and among theirs.
 *
 * @param {string} root
 * @param {string[]} folders of the packages
 * @returns {string[]}
 */
export function esModulesOf(root, folders) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} folder */
  const follow = (folder) => {
    for (const name of Object.keys(manifestIn(path.join(root, folder)).dependencies ?? {})) {
      const installed = path.join('node_modules', name);
      if (found.has(name) || manifestIn(path.join(root, installed)).type !== 'module') continue;
      found.add(name);
      follow(installed);
    }
  };
  folders.forEach(follow);
  return [...found].sort();
}

/**
 * @param {string} folder
 * @returns {Manifest} an empty one if the package is not installed here
 */
function manifestIn(folder) {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
