import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { directoryStore } from './directoryStore.ts';
import { digestOf } from './store.ts';
import { runScript } from '../testing/runScript.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const bytes = (text: string) => Buffer.from(text);
const own = path.join(import.meta.dirname, 'directoryStore.ts');
const locking = path.join(import.meta.dirname, 'withLock.ts');

test('what is published is there, and publishing it again does nothing', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  expect(await store.read('apps/host/1/main.js')).toBe(null);
  expect(await store.putIfAbsent('apps/host/1/main.js', bytes('one'))).toBe('written');
  expect(await store.putIfAbsent('apps/host/1/main.js', bytes('one'))).toBe('same');
  expect(String(await store.read('apps/host/1/main.js'))).toBe('one');
  expect(readFileSync(path.join(directory, 'apps/host/1/main.js'), 'utf8')).toBe('one');
});

test('different bytes under a name that is taken are refused, and nothing changes', async () => {
  const store = directoryStore(temporaryDirectory());
  await store.putIfAbsent('apps/host/1/main.js', bytes('one'));
  await expect(store.putIfAbsent('apps/host/1/main.js', bytes('two'))).rejects.toThrow(
    new Error(
      'apps/host/1/main.js is there already with different content, and what is published never changes.',
    ),
  );
  expect(String(await store.read('apps/host/1/main.js'))).toBe('one');
});

test('of many who put different bytes under one name in the same instant, one succeeds', async () => {
  const store = directoryStore(temporaryDirectory());
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => store.putIfAbsent('releases/1.json', bytes(String(index)))),
  );
  const winner = results.findIndex(({ status }) => status === 'fulfilled');
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  expect(String(await store.read('releases/1.json'))).toBe(String(winner));
});

test('a page is swapped only by whoever knows what is there', async () => {
  const store = directoryStore(temporaryDirectory());
  expect(await store.compareAndSwap('index.html', digestOf('else'), bytes('one'))).toBe(false);
  expect(await store.compareAndSwap('index.html', null, bytes('one'))).toBe(true);
  expect(await store.compareAndSwap('index.html', null, bytes('two'))).toBe(false);
  expect(await store.compareAndSwap('index.html', digestOf('one'), bytes('two'))).toBe(true);
  expect(await store.compareAndSwap('index.html', digestOf('two'), bytes('one'))).toBe(true);
  expect(String(await store.read('index.html'))).toBe('one');
});

test('swaps of several processes at once are never lost', async () => {
  const directory = temporaryDirectory();
  const script = `
    import { directoryStore } from ${JSON.stringify(own)};
    import { digestOf } from ${JSON.stringify(path.join(import.meta.dirname, 'store.ts'))};
    const store = directoryStore(${JSON.stringify(directory)});
    for (let done = 0; done < 25; ) {
      const there = await store.read('index.html');
      const next = Buffer.from(String(Number(there ?? 0) + 1));
      if (await store.compareAndSwap('index.html', there && digestOf(there), next)) done += 1;
    }`;
  const runs = await Promise.all(Array.from({ length: 4 }, () => runScript(script)));
  expect(runs.map(({ code, output }) => ({ code, output }))).toStrictEqual(
    Array(4).fill({ code: 0, output: '' }),
  );
  expect(String(await directoryStore(directory).read('index.html'))).toBe('100');
});

test('the lock of a killed process is taken over, by one of those who wait', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  await store.compareAndSwap('index.html', null, bytes('0'));
  const lock = path.join(directory, '.store/locks/index.html');
  const { signal } = await runScript(`
    import { withLock } from ${JSON.stringify(locking)};
    await withLock(${JSON.stringify(lock)}, () => process.kill(process.pid, 'SIGKILL'));`);
  expect(signal).toBe('SIGKILL');

  const swaps = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      store.compareAndSwap('index.html', digestOf('0'), bytes(`won by ${String(index)}`)),
    ),
  );
  expect(swaps.filter(Boolean).length).toBe(1);
  expect(String(await store.read('index.html'))).toBe(`won by ${String(swaps.indexOf(true))}`);
});

test('a process killed while it writes leaves no part of a file, and what it left is removed', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  const unfinished = path.join(directory, '.store/unfinished/half');
  mkdirSync(path.dirname(unfinished), { recursive: true });
  writeFileSync(unfinished, 'hal');
  const longAgo = new Date(Date.now() - 7_200_000);
  utimesSync(unfinished, longAgo, longAgo);
  expect(await store.list('')).toStrictEqual([]);
  await store.compareAndSwap('index.html', null, bytes('whole'));
  expect(existsSync(unfinished)).toBe(false);
});

test('everything below a prefix is listed, and deleting takes the empty folders along', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  for (const key of ['apps/host/1/b.js', 'apps/host/1/a.js', 'apps/host/10/a.js', 'index.html'])
    await store.putIfAbsent(key, bytes(key));
  const keys = async (prefix: string) => (await store.list(prefix)).map(({ key }) => key);
  expect(await keys('apps/host/1/')).toStrictEqual(['apps/host/1/a.js', 'apps/host/1/b.js']);
  expect(await keys('apps/host/1')).toStrictEqual([
    'apps/host/1/a.js',
    'apps/host/1/b.js',
    'apps/host/10/a.js',
  ]);
  expect((await keys('')).length).toBe(4);
  expect(await keys('nothing/')).toStrictEqual([]);
  await store.delete('apps/host/1/a.js');
  await store.delete('apps/host/1/b.js');
  await store.delete('apps/host/1/b.js');
  expect(readdirSync(path.join(directory, 'apps/host'))).toStrictEqual(['10']);
});

test('a key cannot lead out of the store or into its own folder', async () => {
  const store = directoryStore(temporaryDirectory());
  for (const key of ['../a', '/etc/passwd', 'a//b', 'a/../b', '.store/locks/1', ''])
    await expect(store.putIfAbsent(key, bytes('x'))).rejects.toThrow(/cannot be a key/);
});
