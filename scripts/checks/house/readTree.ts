import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the rules look at: everything that is committed, and what would be with the next `git add`.
 *
 * @typedef {object} Tree
 * @property {string} root
 * @property {string[]} files paths from the root
 * @property {string[]} workspaces folders of the packages
 * @property {{ hash: string, subject: string }[]} commits the newest first
 * @property {(file: string) => string} read
 */

/**
 * @param {string} root
 * @returns {Tree}
 */
export function readTree(root) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  return {
    root,
    files: [...new Set(listed)].filter((file) => file !== '' && existsSync(path.join(root, file))).sort(),
    workspaces: JSON.parse(read('package.json')).workspaces,
    commits: git('log', '--no-merges', '--format=%h %s')
      .split('\n')
      .filter(Boolean)
      .map((line) => ({
        hash: line.slice(0, line.indexOf(' ')),
        subject: line.slice(line.indexOf(' ') + 1),
      })),
    read,
  };
}

/** Files whose text people write as a program. @param {Tree} tree */
export const codeFiles = ({ files }) => files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file));
