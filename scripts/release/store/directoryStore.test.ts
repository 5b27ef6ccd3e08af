import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { directoryStore } from './directoryStore.ts';
import { digestOf } from './store.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const bytes = (text: string) => Buffer.from(text);

test('what is published is a file of that name', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  expect(await store.putIfAbsent('apps/host/1/main.js', bytes('one'))).toBe('written');
  expect(readFileSync(path.join(directory, 'apps/host/1/main.js'), 'utf8')).toBe('one');
});

test.each([0o027, 0o077, 0o002])(
  'a server that runs as another user can read all of it, whatever the umask (%i)',
  async (mask) => {
    const before = process.umask(mask);
    onTestFinished(() => process.umask(before));
    const above = path.join(temporaryDirectory(), 'srv');
    const directory = path.join(above, 'portal');
    const store = directoryStore(directory);
    await Promise.all(
      ['main.js', 'boot.js'].map((file) => store.putIfAbsent(`apps/host/1/${file}`, bytes(file))),
    );
    await store.compareAndSwap('index.html', null, bytes('page'));
    await store.compareAndSwap('channels/next.html', null, bytes('page'));
    const modeOf = (name: string) => statSync(path.join(directory, name)).mode;
    for (const file of ['index.html', 'channels/next.html', 'apps/host/1/main.js', 'apps/host/1/boot.js'])
      expect([file, modeOf(file) & 0o777]).toEqual([file, 0o644]);
    for (const folder of ['..', '.', 'channels', 'apps', 'apps/host', 'apps/host/1'])
      expect([folder, modeOf(folder) & 0o755]).toEqual([folder, 0o755]);
  },
);

test('a folder that was there keeps its rights', async () => {
  const directory = path.join(temporaryDirectory(), 'portal');
  mkdirSync(directory, { mode: 0o750 });
  await directoryStore(directory).putIfAbsent('apps/host/1/main.js', bytes('one'));
  expect(statSync(directory).mode & 0o777).toBe(0o750);
});

test('below a file nothing can be written, and nothing is found', async () => {
  const store = directoryStore(temporaryDirectory());
  await store.putIfAbsent('index.html', bytes('page'));
  const below = 'index.html/a/b.js';
  expect(await store.read(below)).toBeNull();
  await expect(store.putIfAbsent(below, bytes('x'))).rejects.toThrow(/ENOTDIR/);
  await expect(store.compareAndSwap(below, null, bytes('x'))).rejects.toThrow(/ENOTDIR/);
});

test('what cannot be read is not taken for missing', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  await store.putIfAbsent('apps/host/1/main.js', bytes('one'));
  await expect(store.read('apps/host')).rejects.toThrow(/EISDIR/);
  await expect(store.putIfAbsent('apps/host', bytes('x'))).rejects.toThrow(/EISDIR/);
  await expect(directoryStore(path.join(directory, 'apps/host/1/main.js')).list('')).rejects.toThrow(
    /ENOTDIR/,
  );
});

test('a process killed while it writes leaves no part of a file, and what it left is removed in an hour', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  const folder = path.join(directory, '.store/unfinished');
  mkdirSync(folder, { recursive: true });
  for (const [name, minutes] of [
    ['just now', 0],
    ['a while ago', 50],
    ['long ago', 70],
  ] as const) {
    writeFileSync(path.join(folder, name), 'hal');
    const time = new Date(Date.now() - minutes * 60_000);
    utimesSync(path.join(folder, name), time, time);
  }
  expect(await store.list('')).toStrictEqual([]);
  await store.compareAndSwap('index.html', null, bytes('whole'));
  expect(readdirSync(folder).sort()).toStrictEqual(['a while ago', 'just now']);
});

test('nothing unfinished stays of what succeeds, or fails', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  await store.putIfAbsent('index.html', bytes('page'));
  await expect(store.putIfAbsent('index.html/a/b.js', bytes('x'))).rejects.toThrow();
  await store.compareAndSwap('index.html', digestOf('page'), bytes('next'));
  expect(readdirSync(path.join(directory, '.store/unfinished'))).toStrictEqual([]);
});

test('every page has a lock of its own, which is no file of the store', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  for (const key of ['index.html', 'channels/canary.html']) await store.compareAndSwap(key, null, bytes(key));
  const locks = path.join(directory, '.store/locks');
  expect(readdirSync(locks).sort()).toStrictEqual(['channels+canary.html', 'index.html']);
  expect((await store.list('')).map(({ key }) => key)).toStrictEqual(['channels/canary.html', 'index.html']);
});

test('a folder that a killed process has left unfinished is removed too', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory, () => Promise.resolve());
  const left = path.join(directory, '.store/unfinished/proof');
  mkdirSync(left, { recursive: true });
  writeFileSync(path.join(left, 'page'), 'a');
  const longAgo = new Date(Date.now() - 7_200_000);
  utimesSync(left, longAgo, longAgo);
  await store.compareAndSwap('index.html', null, bytes('page'));
  expect(readdirSync(path.join(directory, '.store/unfinished'))).toStrictEqual([]);
});

test('a page that is deleted while it is swapped is gone afterwards', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  const [key, unfinished] = ['slots/1.html', path.join(directory, '.store/unfinished')];
  const turn = () => new Promise<false>((resolve) => setImmediate(resolve, false));
  for (let round = 1; round <= 5; round += 1) {
    await store.compareAndSwap(key, null, bytes('one'));
    const swap = store.compareAndSwap(key, digestOf('one'), bytes('two'));
    const isOver = swap.then(() => true);
    // It has seen the page by now, and writes the next one.
    while (readdirSync(unfinished).length === 0 && !(await Promise.race([isOver, turn()])));
    await Promise.all([store.delete(key), swap]);
    expect(existsSync(path.join(directory, key))).toBe(false);
  }
});

test('a page goes even where its lock cannot be had', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  await store.compareAndSwap('slots/1.html', null, bytes('page'));
  const lock = path.join(directory, '.store/locks/slots+1.html');
  rmSync(lock, { recursive: true });
  writeFileSync(lock, 'no folder');
  await store.delete('slots/1.html');
  expect(await store.read('slots/1.html')).toBeNull();
});

test('a folder that others empty and remove in the same instant is made again', async () => {
  const store = directoryStore(temporaryDirectory());
  const inTurns = async (key: string) => {
    for (let turn = 1; turn <= 150; turn += 1) {
      expect(await store.putIfAbsent(key, bytes(key))).toBe('written');
      await store.delete(key);
    }
  };
  await Promise.all(['a.js', 'b.js', '1/c.js'].map((file) => inTurns(`apps/host/${file}`)));
});

test.each(['ENOSPC', 'EDQUOT'])('a store without room (%s) says how to make some', async (code) => {
  const directory = temporaryDirectory();
  const full = () => Promise.reject(Object.assign(new Error(`${code}: write`), { code }));
  const store = directoryStore(directory, full);
  const sentence = `There is no room left for ${directory}: "prune --free-space 1" takes away 1 MB of builds that are live nowhere, the oldest first, and no rollback to them is possible: look with "--dry-run" before.`;
  await expect(store.putIfAbsent('apps/host/1/main.js', bytes('one'))).rejects.toThrow(sentence);
  await expect(store.compareAndSwap('index.html', null, bytes('page'))).rejects.toThrow(sentence);
});

test('and is written to in the same process once there is some', async () => {
  const answers = [Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })), Promise.resolve()];
  const store = directoryStore(
    temporaryDirectory(),
    () => answers.shift() ?? Promise.reject(new Error('proved again')),
  );
  await expect(store.putIfAbsent('apps/host/1/main.js', bytes('one'))).rejects.toThrow('no room');
  expect(await store.putIfAbsent('apps/host/1/main.js', bytes('one'))).toBe('written');
  expect(await store.compareAndSwap('index.html', null, bytes('page'))).toBe(true);
});
