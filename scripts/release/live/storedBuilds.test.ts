import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { directoryStore } from '../store/directoryStore.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { otherFiles, storedBuilds } from './storedBuilds.ts';

const ours = ['apps/host/1/main.js', 'apps/host/1/parts/a.js', 'apps/host/1/release.json'];
const others = [
  ...['apps/.DS_Store', 'apps/host/.DS_Store', 'apps/host/1/.nfs0001', 'apps/host/1/main (1).js'],
  ...['apps/host/2/.DS_Store', 'apps/notes.txt', 'apps/old/main.js'],
];

test('builds are of files with names of a store, in folders of their own; what else lies there is named', async () => {
  const directory = temporaryDirectory();
  for (const key of [...ours, ...others]) {
    mkdirSync(path.join(directory, path.dirname(key)), { recursive: true });
    writeFileSync(path.join(directory, key), 'four');
  }
  const store = directoryStore(directory);
  const builds = [...(await storedBuilds(store)).values()];
  expect(builds.map(({ app, build, size }) => [app, build, size])).toEqual([['host', '1', 12]]);
  expect(builds[0]?.keys).toEqual([ours[2], ours[0], ours[1]]);
  expect(await otherFiles(store)).toEqual([...others].sort());
});

test('the folder that a console has made in a bucket is no build', async () => {
  const list = () => Promise.resolve([{ key: 'apps/', size: 0, modified: new Date(0) }]);
  const store = { ...directoryStore(temporaryDirectory()), list };
  expect((await storedBuilds(store)).size).toBe(0);
});
