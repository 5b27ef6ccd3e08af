import { execFileSync } from 'node:child_process';
import { offerCopy } from '#dev/testing/offerCopy.ts';
import { runTypeScript } from '#process/runTypeScript.ts';

/*
 * `npm run new-remote` in a copy of the repository that is a repository of its own. Says as one line of JSON where the
 * copy is and what the command printed.
 */
offerCopy((directory) => {
  const run = (file: string, ...parts: string[]) =>
    execFileSync(file, parts, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const git = (...parts: string[]) =>
    run('git', '-c', 'user.name=test', '-c', 'user.email=test@localhost', ...parts);

  git('init', '--quiet', '--template=');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '-m', 'all: a copy of the house');
  const said = run(
    process.execPath,
    ...runTypeScript('scripts/newRemote/newRemote.ts', ...process.argv.slice(2)),
  );
  return JSON.stringify({ directory, said });
});
