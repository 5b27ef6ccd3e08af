import { execFileSync } from 'node:child_process';
import { untilStopped } from '#process/untilStopped.ts';
import { copyHouse } from '#dev/testing/copyHouse.ts';
import { runTypeScript } from '#process/runTypeScript.ts';

/*
 * `npm run new-remote` in a copy of the repository that is a repository of its own. Says as one line of JSON where the
 * copy is and what the command printed; closing the standard input removes it.
 */
const { directory, remove } = copyHouse();
const run = (file: string, ...parts: string[]) =>
  execFileSync(file, parts, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const git = (...parts: string[]) =>
  run('git', '-c', 'user.name=test', '-c', 'user.email=test@localhost', ...parts);

try {
  git('init', '--quiet', '--template=');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '-m', 'all: a copy of the house');
  const said = run(
    process.execPath,
    ...runTypeScript('scripts/newRemote/newRemote.ts', ...process.argv.slice(2)),
  );
  console.log(JSON.stringify({ directory, said }));
  const stop = () => {
    remove();
    return Promise.resolve();
  };
  untilStopped(stop, { watchInput: true });
} catch (error) {
  remove();
  throw error;
}
