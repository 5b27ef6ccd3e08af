import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTypeScript } from '#process/runTypeScript.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { appFolders, readApps } from './apps.ts';

const portsOf = async () => (await readApps()).map(({ folder, port }) => [folder, port]);

afterEach(() => {
  delete process.env['PORTAL_PORT'];
});

test('every app has a port of its own, and all of them move with that of the host', async () => {
  const declared = await portsOf();
  expect(declared[0]).toEqual(['host', 4300]);
  expect(new Set(declared.map(([, port]) => port)).size).toBe(appFolders().length);

  process.env['PORTAL_PORT'] = '5300';
  expect(await portsOf()).toEqual(declared.map(([folder, port]) => [folder, Number(port) + 1000]));
});

test('a checkout may lie in a folder with any name', () => {
  const directory = path.join(temporaryDirectory(), 'news #1 50%');
  mkdirSync(path.join(directory, 'remote-news/src'), { recursive: true });
  writeFileSync(path.join(directory, 'package.json'), '{"type":"module"}');
  const declaration = { format: 1, federationName: 'remote_news', port: 4305, screens: {} };
  writeFileSync(
    path.join(directory, 'remote-news/src/portal.ts'),
    `export const portal = ${JSON.stringify(declaration)};`,
  );
  // Node's own import, which takes addresses: that of jest takes paths as well.
  const script = `const { readDeclaration } = await import(${JSON.stringify(path.join(import.meta.dirname, 'apps.ts'))});
    console.log(JSON.stringify(await readDeclaration('remote-news', process.argv[1])));`;
  const said = execFileSync(
    process.execPath,
    runTypeScript('--input-type=module', '--eval', script, directory),
    { encoding: 'utf8' },
  );
  expect(JSON.parse(said)).toEqual(declaration);
});
