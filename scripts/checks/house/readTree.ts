import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '#process/messageOf.ts';
import { workspacesIn } from './workspaces.ts';

/** The repository as the rules see it: committed files and those the next `git add` would take. */
export interface Tree {
  root: string;
  /** relative to the root */
  files: string[];
  /** package folders */
  workspaces: string[];
  /** remotes that there have ever been */
  pastRemotes: string[];
  /** newest first */
  commits: { hash: string; subject: string }[];
  read: (file: string) => string;
}

/** Throws a sentence if git does not know the root. */
export function readTree(root: string): Tree {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 });
    } catch (error) {
      throw new Error(
        `The checks ask git for files and commits. Clone the repository, or say "git init", add and commit. ${messageOf(error)}`,
        { cause: error },
      );
    }
  };
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    root,
    files: [...new Set(listed)].filter((file) => file !== '' && existsSync(path.join(root, file))).sort(),
    workspaces: workspacesIn(root),
    pastRemotes: git(
      ...['log', '--diff-filter=A', '--no-renames', '--name-only', '--format='],
      ...['--', 'remote-*/package.json'],
    )
      .split('\n')
      .filter(Boolean)
      .map((file) => path.posix.dirname(file)),
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

export const codeFiles = ({ files }: Tree) => files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file));

export const isWorkflow = (file: string): boolean => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(file);
