import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runTypeScript } from '#process/runTypeScript.ts';

const build = path.join(import.meta.dirname, 'build.ts');

test('a build takes a remote by its short name too, and nothing is built while one of the names is wrong', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    runTypeScript(build, 'reports', 'remote-auth', 'reportz'),
    { encoding: 'utf8' },
  );

  expect(stderr).toMatch(/^There is no app "reportz": host, remote-auth, /);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
