import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { directoryStore } from './directoryStore.ts';
import { withLock } from './withLock.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { fakeOnly } from '#jest/fakeOnly.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';

/** Lets others work while something holds, but no longer than the test: a loop that goes on would slow down all others. */
async function during(holds: () => boolean) {
  const test = { hasEnded: false };
  onTestFinished(() => (test.hasEnded = true));
  while (!test.hasEnded && holds()) await new Promise((resolve) => setImmediate(resolve));
}

/** Above the highest number that Linux gives to a process. */
const pidOfNobody = 2 ** 30;

const writeLock = (lock: string, number: number, content: object | 'free') => {
  writeFileSync(path.join(lock, String(number)), content === 'free' ? content : JSON.stringify(content));
};

function held(lock: string, number: number, since: number, on = 'another machine') {
  writeLock(lock, number, { pid: pidOfNobody, on, since });
}

/** Ourselves as the lock's file names us. */
async function ourselves() {
  const lock = temporaryDirectory();
  const text = await withLock(lock, () => Promise.resolve(readFileSync(path.join(lock, '1'), 'utf8')));
  const us: object = JSON.parse(text);
  return us;
}

/** Takes the lock; the wait between two looks at it ends when the test says so. */
function takeLock(lock: string, ...faked: ('Date' | 'performance')[]) {
  fakeOnly(['setTimeout', 'clearTimeout', ...faked]);
  let isMine = false;
  const taken = withLock(lock, () => {
    isMine = true;
    return Promise.resolve(readdirSync(lock).map(Number));
  });
  return {
    taken,
    /** Resolves with true if the lock belongs to somebody else and was not taken. */
    waits: async () => {
      await during(() => jest.getTimerCount() === 0 && !isMine);
      return !isMine;
    },
  };
}

test.each([
  ['another machine', 'another machine'],
  ['another container of this machine', hostname()],
])('a process of %s is not taken for dead because its number is nobody’s here', async (_where, on) => {
  const lock = temporaryDirectory();
  held(lock, 7, Date.now(), on);
  const { taken, waits } = takeLock(lock);
  expect(await waits()).toBe(true);
  held(lock, 7, Date.now() - 31_000);
  jest.advanceTimersByTime(20);
  expect(await taken).toContain(8);
});

test('whoever slept between looking and taking does not hold a lock that others have used since', async () => {
  const lock = temporaryDirectory();
  writeLock(lock, 5, 'free');
  const { taken, waits } = takeLock(lock);
  await during(() => !readdirSync(lock).some((name) => name.startsWith('unfinished-')));
  held(lock, 7, Date.now());
  expect(await waits()).toBe(true);
  expect(readdirSync(lock)).not.toContain('6');
  writeLock(lock, 7, 'free');
  jest.advanceTimersByTime(20);
  expect(await taken).toContain(8);
});

test('a living process of this machine keeps its lock, a dead one loses it at once', async () => {
  const us = await ourselves();
  const space = '/proc/self/ns/pid';
  const on = `${hostname()} ${existsSync(space) ? readlinkSync(space) : ''}`;
  expect(us).toMatchObject({ pid: process.pid, on });
  const lock = temporaryDirectory();
  // The first process lives, and belongs to somebody else unless we are the administrator.
  writeLock(lock, 7, { ...us, pid: 1 });
  const { taken, waits } = takeLock(lock);
  expect(await waits()).toBe(true);
  writeLock(lock, 7, { ...us, pid: pidOfNobody });
  jest.advanceTimersByTime(20);
  expect(await taken).toContain(8);
});

test('a process that is somebody else’s, and may not be asked, lives', async () => {
  const lock = temporaryDirectory();
  writeLock(lock, 7, { ...(await ourselves()), pid: 1 });
  const kill = jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  const { taken, waits } = takeLock(lock);
  expect(await waits()).toBe(true);
  kill.mockRestore();
  writeLock(lock, 7, 'free');
  jest.advanceTimersByTime(20);
  expect(await taken).toContain(8);
});

test('a lock that cannot be read is not taken for free', async () => {
  const lock = temporaryDirectory();
  mkdirSync(path.join(lock, '7'));
  const { taken, waits } = takeLock(lock);
  expect(await waits()).toBe(true);
  rmdirSync(path.join(lock, '7'));
  jest.advanceTimersByTime(20);
  expect(await taken).toContain(1);
});

test('the highest number counts, and what is no number does not', async () => {
  const lock = temporaryDirectory();
  held(lock, 9, Date.now());
  writeLock(lock, 10, 'free');
  for (const name of ['11a', 'a12', 'unfinished-13']) writeFileSync(path.join(lock, name), 'free');
  expect(await takeLock(lock).taken).toContain(11);
});

test('what was locked often leaves one file, and is locked again at once', async () => {
  const lock = path.join(temporaryDirectory(), 'not/yet/there');
  const work = (isMine: () => Promise<boolean>) => isMine();
  for (let round = 1; round <= 3; round += 1) expect(await withLock(lock, work)).toBe(true);
  await expect(withLock(lock, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(readdirSync(lock)).toStrictEqual(['4']);
  expect(readFileSync(path.join(lock, '4'), 'utf8')).toBe('free');
});

test.each(['', '{"pid":', 'null', '{"pid":1}'])('a lock that says %j is nobody’s', async (text) => {
  const lock = temporaryDirectory();
  writeFileSync(path.join(lock, '7'), text);
  expect(await takeLock(lock).taken).toContain(8);
});

test('a dead holder whose clock was an hour ahead keeps nobody waiting for longer than any other', async () => {
  const lock = temporaryDirectory();
  held(lock, 7, Date.now() + 3_600_000);
  const { taken, waits } = takeLock(lock, 'performance');
  expect(await waits()).toBe(true);
  jest.advanceTimersByTime(29_900);
  expect(await waits()).toBe(true);
  jest.advanceTimersByTime(200);
  expect(await taken).toContain(8);
});

test('whoever waits for two minutes while others take turns gives up', async () => {
  const lock = temporaryDirectory();
  held(lock, 7, Date.now());
  const { taken, waits } = takeLock(lock, 'performance');
  for (let turn = 8; turn < 14; turn += 1) {
    expect(await waits()).toBe(true);
    held(lock, turn, Date.now());
    jest.advanceTimersByTime(20_000);
  }
  expect(await waits()).toBe(true);
  jest.advanceTimersByTime(5_000);
  await expect(taken).rejects.toThrow(new Error(`${lock} has been locked by others for two minutes.`));
});

test('whoever was taken for dead while working is told so', async () => {
  const lock = temporaryDirectory();
  const result = await withLock(lock, async (isMine) => {
    writeLock(lock, 2, 'free');
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
  const leftovers = Array.from({ length: 100 }, (_, index) => path.join(unfinished, String(index)));
  for (const file of leftovers) {
    writeFileSync(file, '');
    utimesSync(file, longAgo, longAgo);
  }
  const store = directoryStore(directory);
  const swap = store.compareAndSwap('index.html', null, Buffer.from('too late'));
  await during(() => leftovers.every((file) => existsSync(file)));
  held(lock, 2, Date.now());
  expect(await swap).toBe(false);
  expect(await store.read('index.html')).toBeNull();
});
