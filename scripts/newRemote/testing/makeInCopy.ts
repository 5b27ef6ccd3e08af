import { execFileSync } from 'node:child_process';
import { untilStopped } from '../../commands/untilStopped.mjs';
import { copyHouse } from '../../dev/testing/copyHouse.mjs';

/*
 * `npm run new-remote` in a copy of the repository that is a repository of its own. Says as one line of JSON where the
 * copy is and what the command printed; closing the standard input removes it.
 */
const { directory, remove } = copyHouse();
const run = (/** @type {string} */ file, /** @type {string[]} */ ...parts) =>
  execFileSync(file, parts, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const git = (/** @type {string[]} */ ...parts) =>
  run('git', '-c', 'user.name=test', '-c', 'user.email=test@localhost', ...parts);

try {
  git('init', '--quiet', '--template=');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '-m', 'all: a copy of the house');
  const said = run(process.execPath, 'scripts/newRemote.mjs', ...process.argv.slice(2));
  console.log(JSON.stringify({ directory, said }));
  untilStopped(() => Promise.resolve(remove()), { watchInput: true });
} catch (error) {
  remove();
  throw error;
}
