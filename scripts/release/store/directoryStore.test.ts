import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { directoryStore } from './directoryStore.mjs';
import { digestOf } from './store.mjs';
import { runScript } from './testing/runScript.mjs';
import { temporaryDirectory } from './testing/temporaryDirectory.mjs';

const bytes = (/** @type {string} */ text) => Buffer.from(text);
const own = path.join(import.meta.dirname, 'directoryStore.mjs');
const locking = path.join(import.meta.dirname, 'withLock.mjs');

test('what is published is there, and publishing it again does nothing', async (context) => {
  const directory = temporaryDirectory(context);
  const store = directoryStore(directory);
  assert.equal(await store.read('apps/host/1/main.js'), null);
  assert.equal(await store.putIfAbsent('apps/host/1/main.js', bytes('one')), 'written');
  assert.equal(await store.putIfAbsent('apps/host/1/main.js', bytes('one')), 'same');
  assert.equal(String(await store.read('apps/host/1/main.js')), 'one');
  assert.equal(readFileSync(path.join(directory, 'apps/host/1/main.js'), 'utf8'), 'one');
});

test('different bytes under a name that is taken are refused, and nothing changes', async (context) => {
  const store = directoryStore(temporaryDirectory(context));
  await store.putIfAbsent('apps/host/1/main.js', bytes('one'));
  await assert.rejects(store.putIfAbsent('apps/host/1/main.js', bytes('two')), {
    message:
      'apps/host/1/main.js is there already with different content, and what is published never changes.',
  });
  assert.equal(String(await store.read('apps/host/1/main.js')), 'one');
});

test('of many who put different bytes under one name in the same instant, one succeeds', async (context) => {
  const store = directoryStore(temporaryDirectory(context));
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => store.putIfAbsent('releases/1.json', bytes(String(index)))),
  );
  const winner = results.findIndex(({ status }) => status === 'fulfilled');
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(String(await store.read('releases/1.json')), String(winner));
});

test('a page is swapped only by whoever knows what is there', async (context) => {
  const store = directoryStore(temporaryDirectory(context));
  assert.equal(await store.compareAndSwap('index.html', digestOf('else'), bytes('one')), false);
  assert.equal(await store.compareAndSwap('index.html', null, bytes('one')), true);
  assert.equal(await store.compareAndSwap('index.html', null, bytes('two')), false);
  assert.equal(await store.compareAndSwap('index.html', digestOf('one'), bytes('two')), true);
  assert.equal(await store.compareAndSwap('index.html', digestOf('two'), bytes('one')), true);
  assert.equal(String(await store.read('index.html')), 'one');
});

test('swaps of several processes at once are never lost', async (context) => {
  const directory = temporaryDirectory(context);
  const script = `
    import { directoryStore } from ${JSON.stringify(own)};
    import { digestOf } from ${JSON.stringify(path.join(import.meta.dirname, 'store.mjs'))};
    const store = directoryStore(${JSON.stringify(directory)});
    for (let done = 0; done < 25; ) {
      const there = await store.read('index.html');
      const next = Buffer.from(String(Number(there ?? 0) + 1));
      if (await store.compareAndSwap('index.html', there && digestOf(there), next)) done += 1;
    }`;
  const runs = await Promise.all(Array.from({ length: 4 }, () => runScript(script)));
  assert.deepEqual(
    runs.map(({ code, output }) => ({ code, output })),
    Array(4).fill({ code: 0, output: '' }),
  );
  assert.equal(String(await directoryStore(directory).read('index.html')), '100');
});

test('the lock of a killed process is taken over, by one of those who wait', async (context) => {
  const directory = temporaryDirectory(context);
  const store = directoryStore(directory);
  await store.compareAndSwap('index.html', null, bytes('0'));
  const lock = path.join(directory, '.store/locks/index.html');
  const { signal } = await runScript(`
    import { withLock } from ${JSON.stringify(locking)};
    await withLock(${JSON.stringify(lock)}, () => process.kill(process.pid, 'SIGKILL'));`);
  assert.equal(signal, 'SIGKILL');

  const swaps = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      store.compareAndSwap('index.html', digestOf('0'), bytes(`won by ${String(index)}`)),
    ),
  );
  assert.equal(swaps.filter(Boolean).length, 1);
  assert.equal(String(await store.read('index.html')), `won by ${String(swaps.indexOf(true))}`);
});

test('a lock held for too long somewhere else is taken over; a fresh one is waited for', async (context) => {
  const directory = temporaryDirectory(context);
  const store = directoryStore(directory);
  const lock = path.join(directory, '.store/locks/index.html');
  mkdirSync(lock, { recursive: true });
  const held = (/** @type {number} */ since) =>
    writeFileSync(path.join(lock, '7'), JSON.stringify({ pid: 1, on: 'another machine', since }));
  held(Date.now());
  const swap = store.compareAndSwap('index.html', null, bytes('one'));
  await new Promise((resolve) => setTimeout(resolve, 60));
  assert.equal(await store.read('index.html'), null);
  held(Date.now() - 31_000);
  assert.equal(await swap, true);
  assert.deepEqual(readdirSync(lock), ['8']);
});

test('whoever was taken for dead while working does not swap any more', async (context) => {
  const directory = temporaryDirectory(context);
  const { withLock } = await import('./withLock.mjs');
  const result = await withLock(directory, async (isMine) => {
    writeFileSync(path.join(directory, '2'), 'free');
    return isMine();
  });
  assert.equal(result, false);
});

test('a process killed while it writes leaves no part of a file, and what it left is removed', async (context) => {
  const directory = temporaryDirectory(context);
  const store = directoryStore(directory);
  const unfinished = path.join(directory, '.store/unfinished/half');
  mkdirSync(path.dirname(unfinished), { recursive: true });
  writeFileSync(unfinished, 'hal');
  const longAgo = new Date(Date.now() - 7_200_000);
  utimesSync(unfinished, longAgo, longAgo);
  assert.deepEqual(await store.list(''), []);
  await store.compareAndSwap('index.html', null, bytes('whole'));
  assert.equal(existsSync(unfinished), false);
});

test('everything below a prefix is listed, and deleting takes the empty folders along', async (context) => {
  const directory = temporaryDirectory(context);
  const store = directoryStore(directory);
  for (const key of ['apps/host/1/b.js', 'apps/host/1/a.js', 'apps/host/10/a.js', 'index.html'])
    await store.putIfAbsent(key, bytes(key));
  const keys = async (/** @type {string} */ prefix) => (await store.list(prefix)).map(({ key }) => key);
  assert.deepEqual(await keys('apps/host/1/'), ['apps/host/1/a.js', 'apps/host/1/b.js']);
  assert.deepEqual(await keys('apps/host/1'), ['apps/host/1/a.js', 'apps/host/1/b.js', 'apps/host/10/a.js']);
  assert.equal((await keys('')).length, 4);
  assert.deepEqual(await keys('nothing/'), []);
  await store.delete('apps/host/1/a.js');
  await store.delete('apps/host/1/b.js');
  await store.delete('apps/host/1/b.js');
  assert.deepEqual(readdirSync(path.join(directory, 'apps/host')), ['10']);
});

test('a key cannot lead out of the store or into its own folder', async (context) => {
  const store = directoryStore(temporaryDirectory(context));
  for (const key of ['../a', '/etc/passwd', 'a//b', 'a/../b', '.store/locks/1', ''])
    await assert.rejects(store.putIfAbsent(key, bytes('x')), /cannot be a key/, key);
});
