import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

declare global {
  /** Noted in the page: when each frame began (ms). */
  var benchFrames: number[] | undefined;
}

/** Pixels of a turn of the wheel, and ms until the next one: somebody who is in a hurry. */
const turn = { height: 120, pause: 16 };

/** Scrolls with the mouse wheel, and back where the page ends. @returns duration of each frame meanwhile (ms) */
export async function scrollFrames(page: Page, turns: number): Promise<number[]> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.mouse.move(640, 400);
  await page.evaluate(noteFrames);
  let [place, direction] = [0, 1];
  for (let step = 0; step < turns; step += 1) {
    const next = place + direction * turn.height;
    if (next < 0 || next > end) direction = -direction;
    place += direction * turn.height;
    await page.mouse.wheel(0, direction * turn.height);
    await pause(turn.pause);
  }
  const began = await page.evaluate(stopNoting);
  return began.slice(1).map((time, index) => time - (began[index] ?? 0));
}

/** Runs in the page. */
function noteFrames() {
  const frames = {
    began: [] as number[],
    note(time: number) {
      if (globalThis.benchFrames !== frames.began) return;
      frames.began.push(time);
      requestAnimationFrame((next) => {
        frames.note(next);
      });
    },
  };
  globalThis.benchFrames = frames.began;
  frames.note(performance.now());
}

/** Runs in the page. */
function stopNoting() {
  const frames = globalThis.benchFrames ?? [];
  globalThis.benchFrames = undefined;
  return frames;
}
