import { chmodSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listEntries, removeWithEmptyFolders } from './directoryEntries.ts';
import { directoryStore } from './directoryStore.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const bytes = (text: string) => Buffer.from(text);

test('deleting takes the empty folders along', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  for (const key of ['apps/host/1/b.js', 'apps/host/1/a.js', 'apps/host/10/a.js'])
    await store.putIfAbsent(key, bytes(key));
  await store.delete('apps/host/1/a.js');
  await store.delete('apps/host/1/b.js');
  expect(readdirSync(path.join(directory, 'apps/host'))).toStrictEqual(['10']);
});

test('an entry says how large its file is and when it was written; a store that is emptied stays', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  const modified = new Date('2026-01-02T03:04:05Z');
  await store.putIfAbsent('apps/host/1/main.js', bytes('four'));
  utimesSync(path.join(directory, 'apps/host/1/main.js'), modified, modified);
  expect(await store.list('apps/')).toStrictEqual([{ key: 'apps/host/1/main.js', size: 4, modified }]);
  rmSync(path.join(directory, '.store'), { recursive: true });
  await store.delete('apps/host/1/main.js');
  expect(readdirSync(directory)).toStrictEqual([]);
});

test('only the files of a key’s own folder and below are listed, sorted, without the hidden folder', async () => {
  const directory = temporaryDirectory();
  const keys = [
    '.store/locks/1',
    '.storehouse/a',
    'apps/b/2.js',
    'apps/b/1.js',
    'apps/a.js',
    'apps2/a.js',
    'index.html',
  ];
  for (const key of keys) {
    mkdirSync(path.join(directory, path.dirname(key)), { recursive: true });
    writeFileSync(path.join(directory, key), key);
  }
  mkdirSync(path.join(directory, 'apps/empty'));
  const listed = async (prefix: string) =>
    (await listEntries(directory, prefix, '.store')).map(({ key }) => key);
  expect(await listed('')).toEqual([
    '.storehouse/a',
    ...['apps/a.js', 'apps/b/1.js', 'apps/b/2.js', 'apps2/a.js', 'index.html'],
  ]);
  expect(await listed('apps/')).toEqual(['apps/a.js', 'apps/b/1.js', 'apps/b/2.js']);
  expect(await listed('apps/b/2')).toEqual(['apps/b/2.js']);
  expect(await listed('.store/')).toEqual([]);
  expect(await listed('gone/')).toEqual([]);
});

test('a page is found beside a folder of the system that nobody else may look into', async () => {
  const directory = temporaryDirectory();
  chmodSync(directory, 0o755);
  const store = directoryStore(directory);
  for (const key of ['index.html', 'channels/next.html']) await store.compareAndSwap(key, null, bytes(key));
  const lost = path.join(directory, 'lost+found');
  mkdirSync(lost, { mode: 0 });
  onTestFinished(() => {
    chmodSync(lost, 0o700);
  });
  // The administrator may look into any.
  if (process.geteuid?.() === 0) {
    process.seteuid?.(65_534);
    onTestFinished(() => process.seteuid?.(0));
  }
  await expect(store.list('')).rejects.toThrow(/EACCES/);
  for (const key of ['index.html', 'channels/next.html'])
    expect(await store.list(key)).toEqual([expect.objectContaining({ key })]);
});

test('a folder that others use stays, and so does one whose name begins like that of the store', async () => {
  const directory = path.join(temporaryDirectory(), 'store');
  const beside = `${directory}2`;
  mkdirSync(beside, { recursive: true });
  await removeWithEmptyFolders(path.join(beside, 'gone'), directory);
  expect(readdirSync(path.dirname(directory))).toEqual(['store2']);
});

test('while others delete, whatever else is there is listed', async () => {
  const store = directoryStore(temporaryDirectory());
  const stays = 'apps/host/1/a.js';
  await store.putIfAbsent(stays, bytes('a'));
  const work = { isOver: false };
  const others = (async () => {
    for (let turn = 1; turn <= 50; turn += 1)
      for (const key of ['apps/host/2/x/b.js', 'apps/auth/1/c.js']) {
        await store.putIfAbsent(key, bytes(key));
        await store.delete(key);
      }
    work.isOver = true;
  })();
  const look = async () => {
    while (!work.isOver) expect((await store.list('')).map(({ key }) => key)).toContain(stays);
  };
  await Promise.all([others, look(), look()]);
});
