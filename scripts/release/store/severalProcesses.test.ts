import path from 'node:path';
import { directoryStore } from './directoryStore.ts';
import { openStore } from './openStore.ts';
import { digestOf } from './store.ts';
import { runScript } from '../testing/runScript.ts';
import { storeKinds } from '../testing/storeKinds.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const opening = path.join(import.meta.dirname, 'openStore.ts');
const locking = path.join(import.meta.dirname, 'withLock.ts');

test.each(storeKinds)(
  'swaps of several processes at once are never lost in a $kind',
  async ({ newPlace }) => {
    const place = await newPlace();
    const script = `
    import { openStore } from ${JSON.stringify(opening)};
    import { digestOf } from ${JSON.stringify(path.join(import.meta.dirname, 'store.ts'))};
    const store = openStore(${JSON.stringify(place)});
    for (let done = 0; done < 25; ) {
      const there = await store.read('index.html');
      const next = Buffer.from(String(Number(there ?? 0) + 1));
      if (await store.compareAndSwap('index.html', there && digestOf(there), next)) done += 1;
    }`;
    const runs = await Promise.all(Array.from({ length: 4 }, () => runScript(script)));
    expect(runs.map(({ code, output }) => ({ code, output }))).toStrictEqual(
      Array(4).fill({ code: 0, output: '' }),
    );
    expect(String(await openStore(place).read('index.html'))).toBe('100');
  },
);

test('the lock of a killed process is taken over, by one of those who wait', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  await store.compareAndSwap('index.html', null, Buffer.from('0'));
  const lock = path.join(directory, '.store/locks/index.html');
  const { signal } = await runScript(`
    import { withLock } from ${JSON.stringify(locking)};
    await withLock(${JSON.stringify(lock)}, () => process.kill(process.pid, 'SIGKILL'));`);
  expect(signal).toBe('SIGKILL');

  const swaps = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      store.compareAndSwap('index.html', digestOf('0'), Buffer.from(`won by ${String(index)}`)),
    ),
  );
  expect(swaps.filter(Boolean).length).toBe(1);
  expect(String(await store.read('index.html'))).toBe(`won by ${String(swaps.indexOf(true))}`);
});
