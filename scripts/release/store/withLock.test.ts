import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { directoryStore } from './directoryStore.ts';
import { withLock } from './withLock.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { fakeOnly } from '#jest/fakeOnly.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Above the highest number that Linux gives to a process. */
const pidOfNobody = 2 ** 30;

function held(lock: string, number: number, since: number) {
  const holder = { pid: pidOfNobody, on: 'another machine', since };
  writeFileSync(path.join(lock, String(number)), JSON.stringify(holder));
}

/** Takes the lock; the wait between two looks at it ends when the test says so. */
function takeLock(lock: string) {
  fakeOnly(['setTimeout', 'clearTimeout']);
  let isMine = false;
  const taken = withLock(lock, () => {
    isMine = true;
    return Promise.resolve(readdirSync(lock).map(Number));
  });
  return {
    taken,
    /** Resolves with true if the lock belongs to somebody else and was not taken. */
    waits: async () => {
      while (jest.getTimerCount() === 0 && !isMine) await nextTurn();
      return !isMine;
    },
  };
}

test('a process of another machine is not taken for dead because its number is nobody’s here', async () => {
  const lock = temporaryDirectory();
  held(lock, 7, Date.now());
  const { taken, waits } = takeLock(lock);
  expect(await waits()).toBe(true);
  held(lock, 7, Date.now() - 31_000);
  jest.advanceTimersByTime(20);
  expect(await taken).toContain(8);
});

test('whoever slept between looking and taking does not hold a lock that others have used since', async () => {
  const lock = temporaryDirectory();
  writeFileSync(path.join(lock, '5'), 'free');
  const { taken, waits } = takeLock(lock);
  while (!readdirSync(lock).some((name) => name.startsWith('unfinished-'))) await nextTurn();
  held(lock, 7, Date.now());
  expect(await waits()).toBe(true);
  expect(readdirSync(lock)).not.toContain('6');
  writeFileSync(path.join(lock, '7'), 'free');
  jest.advanceTimersByTime(20);
  expect(await taken).toContain(8);
});

test('whoever was taken for dead while working is told so', async () => {
  const lock = temporaryDirectory();
  const result = await withLock(lock, async (isMine) => {
    writeFileSync(path.join(lock, '2'), 'free');
    return isMine();
  });
  expect(result).toBe(false);
});

test('a store that was taken for dead before it had written does not write', async () => {
  const directory = temporaryDirectory();
  const lock = path.join(directory, '.store/locks/index.html');
  const unfinished = path.join(directory, '.store/unfinished');
  mkdirSync(unfinished, { recursive: true });
  // Removing what killed processes have left takes the store so many turns that it is overtaken before it writes.
  const longAgo = new Date(Date.now() - 7_200_000);
  const leftovers = Array.from({ length: 1000 }, (_, index) => path.join(unfinished, String(index)));
  for (const file of leftovers) {
    writeFileSync(file, '');
    utimesSync(file, longAgo, longAgo);
  }
  const store = directoryStore(directory);
  const swap = store.compareAndSwap('index.html', null, Buffer.from('too late'));
  while (leftovers.every((file) => existsSync(file))) await nextTurn();
  held(lock, 2, Date.now());
  expect(await swap).toBe(false);
  expect(await store.read('index.html')).toBeNull();
});
