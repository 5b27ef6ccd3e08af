import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseManifest } from './Manifest.ts';

/** What the rules look at: everything that is committed, and what would be with the next `git add`. */
export interface Tree {
  root: string;
  /** paths from the root */
  files: string[];
  /** folders of the packages */
  workspaces: string[];
  /** the newest first */
  commits: { hash: string; subject: string }[];
  read: (file: string) => string;
}

export function readTree(root: string): Tree {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    root,
    files: [...new Set(listed)].filter((file) => file !== '' && existsSync(path.join(root, file))).sort(),
    workspaces: parseManifest(read('package.json')).workspaces,
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

/** Files whose text people write as a program. */
export const codeFiles = ({ files }: Tree) => files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file));
