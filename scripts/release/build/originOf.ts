import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { sourceDigest } from './sourceDigest.mjs';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Where a build came from. It tells two builds of the same content apart for people, and is no part of what they are.
 *
 * @typedef {object} Origin
 * @property {string | null} commit
 * @property {string | null} committedAt
 * @property {boolean} isClean whether everything it was made from had been committed
 * @property {string} sources see `sourceDigest`
 */

/** @param {string} folder @returns {Origin} */
export function originOf(folder) {
  const [commit, committedAt] = git('log', '-1', '--format=%H %cI')?.split(' ') ?? [];
  const changes = git(
    'status',
    '--porcelain',
    '--',
    folder,
    'shared',
    'tsconfig.json',
    'webpack.shared.js',
    'package-lock.json',
  );
  return {
    commit: commit ?? null,
    committedAt: committedAt ?? null,
    isClean: changes === '',
    sources: sourceDigest(folder),
  };
}

/** @param {string[]} parts */
function git(...parts) {
  const { status, stdout } = spawnSync('git', parts, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
