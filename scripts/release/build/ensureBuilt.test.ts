import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fakeBuild } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { ensureBuilt } from './ensureBuilt.ts';
import { sourceDigest } from './sourceDigest.ts';

const app = 'remote-reports';

/** A house with one app, of which a build tool leaves a small build. */
function openHouse() {
  const house = temporaryDirectory();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  };
  write(`${app}/src/screens/List.tsx`, 'one');
  write('shared/src/state/atoms.ts', 'one');
  let builds = 0;
  const build = (folder: string) => {
    builds += 1;
    const origin = {
      commit: 'c0ffee0',
      committedAt: '2026-11-21T08:00:00Z',
      isClean: true,
      sources: sourceDigest(folder, house),
    };
    fakeBuild(path.join(house, 'dist'), folder, { origin });
    return Promise.resolve();
  };
  const ensure = async () => {
    await ensureBuilt(app, path.join(house, 'dist', app), { build, house });
    return builds;
  };
  return { write, ensure };
}

test('after an edit a preview or a ship has the app built again, and else not', async () => {
  const { write, ensure } = openHouse();
  expect([await ensure(), await ensure()]).toEqual([1, 1]);
  write(`${app}/src/screens/List.tsx`, 'two');
  expect([await ensure(), await ensure()]).toEqual([2, 2]);
  write('shared/src/state/atoms.ts', 'two');
  expect([await ensure(), await ensure()]).toEqual([3, 3]);
  write(`${app}/src/screens/Card.tsx`, 'new');
  expect(await ensure()).toBe(4);
  write('package.json', '{ "browserslist": ["safari >= 18"] }');
  expect(await ensure()).toBe(5);
});

test('what no build depends on has nothing built: tests, and the other apps', async () => {
  const { write, ensure } = openHouse();
  await ensure();
  write(`${app}/src/screens/List.test.tsx`, 'new');
  write('remote-auth/src/screens/Login.tsx', 'new');
  write(`${app}/README.md`, 'new');
  expect(await ensure()).toBe(1);
});

test('a build of an older tool, or half a build, is built again', async () => {
  const { ensure, write } = openHouse();
  await ensure();
  write(`dist/${app}/portal-build.json`, '{}');
  expect(await ensure()).toBe(2);
  write(`dist/${app}/portal-build.json`, '{"app":');
  expect(await ensure()).toBe(3);
});
