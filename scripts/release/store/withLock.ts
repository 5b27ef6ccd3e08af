import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Nobody holds a lock for longer (ms), so whoever seems to has died where we cannot see it. */
const longestHold = 30_000;
const longestWait = 120_000;

const machine = `${hostname()} ${processNamespace()}`;

/**
 * Runs `work` while nobody else does who locks the same directory, in this process, in another, or on another machine
 * that shares the disk. A holder who was killed is recognised and replaced.
 *
 * The holder is the file with the highest number. It says who holds it, or that it is free, and is never removed
 * while it is the highest; taking over is creating the next number, which only one can. (With a single file two who
 * find a dead holder could each remove the other's fresh lock.)
 *
 * @template T
 * @param {string} directory
 * @param {(isMine: () => Promise<boolean>) => Promise<T>} work `isMine` says whether we were taken for dead meanwhile
 * @returns {Promise<T>}
 */
export async function withLock(directory, work) {
  await mkdir(directory, { recursive: true });
  const mine = await acquire(directory);
  try {
    return await work(async () => (await numbersIn(directory)).at(-1) === mine);
  } finally {
    await place(directory, mine, 'free', rename);
    for (const older of await numbersIn(directory))
      if (older < mine) await rm(fileOf(directory, older), { force: true });
  }
}

/** @param {string} directory */
async function acquire(directory) {
  const giveUp = Date.now() + longestWait;
  for (;;) {
    const highest = (await numbersIn(directory)).at(-1) ?? 0;
    if (highest === 0 || (await isFree(fileOf(directory, highest)))) {
      const next = highest + 1;
      const isFirst = await place(directory, next, holder(), link).then(
        () => true,
        (/** @type {NodeJS.ErrnoException} */ error) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (isFirst) {
        // Whoever slept since looking may have created a number that was used and removed before.
        if ((await numbersIn(directory)).at(-1) === next) return next;
        await rm(fileOf(directory, next), { force: true });
      }
      continue;
    }
    if (Date.now() > giveUp) throw new Error(`${directory} has been locked by others for two minutes.`);
    await new Promise((resolve) => setTimeout(resolve, 2 + Math.random() * 10));
  }
}

/** Creates or replaces a numbered file in one step. @param {string} directory @param {number} number @param {string} text @param {typeof link} how */
async function place(directory, number, text, how) {
  const unfinished = path.join(directory, `unfinished-${randomUUID()}`);
  await writeFile(unfinished, text);
  try {
    await how(unfinished, fileOf(directory, number));
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** @param {string} file */
async function isFree(file) {
  const text = await readFile(file, 'utf8').catch(() => null);
  // Removed meanwhile: there is a higher one, which the next look will find.
  if (text === null) return false;
  if (text === 'free') return true;
  const { pid, on, since } = JSON.parse(text);
  return Date.now() - since > longestHold || (on === machine && !isAlive(pid));
}

const holder = () => JSON.stringify({ pid: process.pid, on: machine, since: Date.now() });

/** @param {string} directory @param {number} number */
const fileOf = (directory, number) => path.join(directory, String(number));

/** @param {string} directory */
async function numbersIn(directory) {
  return (await readdir(directory))
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else is alive as well.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Two containers may share a name, and number their processes alike. */
function processNamespace() {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
