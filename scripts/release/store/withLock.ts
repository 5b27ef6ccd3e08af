import { readlinkSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { codeOf } from '#process/codeOf.ts';
import * as v from 'valibot';
import { writeWhole } from './writeWhole.ts';

/** Content of a lock file. */
const holder = v.object({ pid: v.number(), on: v.string(), since: v.number() });
const holderText = v.pipe(v.string(), v.parseJson(), holder);

/** Longest time (ms) that anybody holds a lock: after it the holder counts as dead, whatever its clock says. */
const longestHold = 30_000;
const longestWait = 120_000;

const machine = `${hostname()} ${processNamespace()}`;

/**
 * Runs `work` with an exclusive lock on a directory, across processes and machines that share the disk; dead holders
 * are replaced. The file with the highest number names the holder or is free; taking over means creating the next
 * number, which only one can. (With a single file, two that find a dead holder could each remove the other's fresh lock.)
 *
 * @param work `isMine` resolves with false once others have taken us for dead
 */
export async function withLock<T>(
  directory: string,
  work: (isMine: () => Promise<boolean>) => Promise<T>,
): Promise<T> {
  await mkdir(directory, { recursive: true });
  const mine = await acquire(directory);
  try {
    return await work(async () => (await numbersIn(directory)).at(-1) === mine);
  } finally {
    await writeLock(directory, mine, 'free', rename);
    for (const older of await numbersIn(directory))
      if (older < mine) await rm(fileOf(directory, older), { force: true });
  }
}

async function acquire(directory: string) {
  const giveUp = performance.now() + longestWait;
  let watched = { number: 0, from: 0 };
  for (;;) {
    const highest = (await numbersIn(directory)).at(-1) ?? 0;
    if (highest !== watched.number) watched = { number: highest, from: performance.now() };
    const isAbandoned = performance.now() - watched.from > longestHold;
    if (highest === 0 || isAbandoned || (await isFree(fileOf(directory, highest)))) {
      const next = highest + 1;
      const isFirst = await writeLock(directory, next, currentHolder(), link).then(
        () => true,
        (error: unknown) => {
          if (codeOf(error) === 'EEXIST') return false;
          throw error;
        },
      );
      if (isFirst) {
        // A process that slept here may have created a number that was used and removed before.
        if ((await numbersIn(directory)).at(-1) === next) return next;
        await rm(fileOf(directory, next), { force: true });
      }
      continue;
    }
    if (performance.now() > giveUp)
      throw new Error(`${directory} has been locked by others for two minutes.`);
    await new Promise((resolve) => setTimeout(resolve, 2 + Math.random() * 10));
  }
}

const writeLock = (directory: string, number: number, text: string, move: typeof link) =>
  writeWhole(directory, text, (unfinished) => move(unfinished, fileOf(directory, number)));

async function isFree(file: string) {
  const text = await readFile(file, 'utf8').catch(() => null);
  // Removed meanwhile: the next look will find a higher number.
  if (text === null) return false;
  if (text === 'free') return true;
  const { success, output } = v.safeParse(holderText, text);
  // Locks appear whole: a power cut has emptied this one, and nobody holds it any more.
  if (!success) return true;
  const { pid, on, since } = output;
  return Date.now() - since > longestHold || (on === machine && !isAlive(pid));
}

const currentHolder = () =>
  JSON.stringify({ pid: process.pid, on: machine, since: Date.now() } satisfies v.InferOutput<typeof holder>);

const fileOf = (directory: string, number: number) => path.join(directory, String(number));

async function numbersIn(directory: string) {
  return (await readdir(directory))
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, but somebody else's process.
    return codeOf(error) === 'EPERM';
  }
}

/** Containers may share host names and process numbers. */
function processNamespace() {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
