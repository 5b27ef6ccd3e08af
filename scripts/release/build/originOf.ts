import { spawnSync } from 'node:child_process';
import { root } from '#process/root.ts';
import { sourceDigest } from './sourceDigest.ts';
import type { Origin } from './PortalBuild.ts';

export function originOf(folder: string): Origin {
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

function git(...parts: string[]) {
  const { status, stdout } = spawnSync('git', parts, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
