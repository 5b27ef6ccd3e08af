import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { appFolders } from '#release/build/apps.ts';
import { freePort } from '#release/testing/freePort.ts';
import { copyHouse } from './copyHouse.ts';
import { runTypeScript } from '#process/runTypeScript.ts';

/*
 * `npm start` in a copy of the repository, on free ports, with the words that this script is given. Says as one line of
 * JSON where the copy is and where its portal; closing the standard input stops it, and the copy is gone.
 */
const { directory, remove } = copyHouse();
for (const folder of appFolders()) {
  const file = path.join(directory, folder, 'src/portal.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(?<=port: )\d+/, String(await freePort())));
}

const child = spawn(
  process.execPath,
  runTypeScript('scripts/dev/start.ts', ...process.argv.slice(2), '--json'),
  {
    cwd: directory,
    env: { ...process.env, PORTAL_API_PORT: '0', PORTAL_PROVIDER_PORT: '0' },
    stdio: ['inherit', 'pipe', 'inherit'],
  },
);
createInterface(child.stdout).on('line', (line) => {
  if (line.startsWith('{')) console.log(JSON.stringify({ directory, ...JSON.parse(line) }));
});
child.on('exit', (code) => {
  remove();
  process.exit(code ?? 1);
});
// The one that was started ends first and by itself, so that the copy is not in use when it goes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
