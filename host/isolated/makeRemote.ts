import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startScript } from '../e2e/startScript';

/** A copy of the repository in which `npm run new-remote` has made a remote. */
interface CopyWithRemote {
  directory: string;
  /** Output of the command. */
  said: string;
  /** Runs a program of the copy, or `node`, and gives what it prints. Rejects with that when it fails. */
  run: (program: string, ...words: string[]) => Promise<string>;
  /** Files that differ from the repository before the command, new ones included. */
  changed: () => string[];
  remove: () => Promise<void>;
}

export async function makeRemote(name: string): Promise<CopyWithRemote> {
  const { said: made, stop } = await startScript('scripts/newRemote/testing/makeInCopy.ts', [name]);
  const { directory, said } = made as { directory: string; said: string };

  return {
    directory,
    said,
    run: async (program, ...words) => {
      const file = program === 'node' ? process.execPath : path.join(directory, 'node_modules/.bin', program);
      const options = { cwd: directory, env: { ...process.env, FORCE_COLOR: '0' }, maxBuffer: 1e8 };
      try {
        const { stdout, stderr } = await promisify(execFile)(file, words, options);
        return stdout + stderr;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`${program} ${words.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
      }
    },
    changed: () =>
      execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
        cwd: directory,
        encoding: 'utf8',
      })
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice('?? '.length)),
    remove: stop,
  };
}
