import { readlinkSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { codeOf } from '#process/codeOf.ts';
import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import { writeWhole } from './writeWhole.ts';

/** The holder of a lock, as its file says. */
const holder = v.object({ pid: v.number(), on: v.string(), since: v.number() });

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
 * @param work `isMine` says whether we were taken for dead meanwhile
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
    await place(directory, mine, 'free', rename);
    for (const older of await numbersIn(directory))
      if (older < mine) await rm(fileOf(directory, older), { force: true });
  }
}

async function acquire(directory: string) {
  const giveUp = Date.now() + longestWait;
  for (;;) {
    const highest = (await numbersIn(directory)).at(-1) ?? 0;
    if (highest === 0 || (await isFree(fileOf(directory, highest)))) {
      const next = highest + 1;
      const isFirst = await place(directory, next, currentHolder(), link).then(
        () => true,
        (error: unknown) => {
          if (codeOf(error) === 'EEXIST') return false;
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

/** Creates or replaces a numbered file. */
const place = (directory: string, number: number, text: string, move: typeof link) =>
  writeWhole(directory, text, (unfinished) => move(unfinished, fileOf(directory, number)));

async function isFree(file: string) {
  const text = await readFile(file, 'utf8').catch(() => null);
  // Removed meanwhile: there is a higher one, which the next look will find.
  if (text === null) return false;
  if (text === 'free') return true;
  const { pid, on, since } = parseJson(holder, text, file);
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
    // A process of somebody else is alive as well.
    return codeOf(error) === 'EPERM';
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
