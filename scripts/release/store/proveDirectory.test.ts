import { readdirSync } from 'node:fs';
import { copyFile, link, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { directoryStore } from './directoryStore.ts';
import { proveDirectory, type Moves } from './proveDirectory.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const noLinks: Moves = { link: () => Promise.reject(Object.assign(new Error(), { code: 'EPERM' })), rename };

/** Some disks copy instead. */
const replacing: Moves = { link: (from, to) => copyFile(from, to), rename };
const slowRename: Moves = {
  link,
  rename: async (from, to) => {
    await writeFile(to, '');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await copyFile(from, to);
    await rm(from);
  },
};

test('an ordinary disk holds a store, and nothing of the proof stays', async () => {
  const directory = temporaryDirectory();
  await proveDirectory(path.join(directory, 'new'));
  expect(readdirSync(path.join(directory, 'new'))).toEqual([]);
});

test.each([
  ['has no hard links', noLinks, 'it has no hard links (EPERM)'],
  ['gives a name twice', replacing, 'two could publish under one name'],
  ['shows half files', slowRename, 'readers would see half of a page while it is replaced'],
])('a disk that %s is refused in a sentence', async (_what, moves, fault) => {
  const directory = temporaryDirectory();
  await expect(proveDirectory(directory, moves)).rejects.toThrow(
    new Error(`${directory} is on a disk that cannot hold a store: ${fault}.`),
  );
  expect(readdirSync(directory)).toEqual([]);
});

test('a store is proved before it is written to, once, and not when it is read', async () => {
  const directory = temporaryDirectory();
  const prove = jest.fn(() => Promise.resolve());
  const store = directoryStore(directory, prove);
  await store.read('index.html');
  await store.list('');
  expect(prove).not.toHaveBeenCalled();
  await Promise.all([
    store.putIfAbsent('a.js', Buffer.from('a')),
    store.compareAndSwap('index.html', null, Buffer.from('page')),
  ]);
  expect(prove.mock.calls).toEqual([[path.join(directory, '.store/unfinished')]]);
});

test('a store on such a disk writes nothing', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory, () => Promise.reject(new Error('cannot hold a store')));
  await expect(store.putIfAbsent('a.js', Buffer.from('a'))).rejects.toThrow('cannot hold a store');
  await expect(store.compareAndSwap('a.js', null, Buffer.from('a'))).rejects.toThrow('cannot hold a store');
  expect(readdirSync(directory)).toEqual([]);
});

test.each(['EACCES', 'EPERM', 'EROFS'])(
  'a directory that is closed to this user (%s) is said to be',
  async (code) => {
    const directory = temporaryDirectory();
    const store = directoryStore(directory, () => Promise.reject(Object.assign(new Error(), { code })));
    await expect(store.putIfAbsent('a.js', Buffer.from('a'))).rejects.toThrow(
      `This user may not write to ${directory} (${code}): whoever ships needs to.`,
    );
  },
);
