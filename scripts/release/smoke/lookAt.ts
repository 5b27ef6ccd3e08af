import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';
import { atomKinds } from './atomKinds.ts';
import { brokenRules } from './brokenRules.ts';
import { longestTask } from './longestTask.ts';
import { measureScreen } from './measureScreen.ts';
import { rest } from './rest.ts';
import type { Sight } from './Sight.ts';

/** The version with which the walks look for violations too. */
const fromPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axe = readFileSync(fromPlaywright.resolve('axe-core/axe.min.js'), 'utf8');

/** Sessions that count the processor time of a tab's main thread, each since the last look. */
const clocks = new WeakMap<Page, CDPSession>();

/** Counts what a new tab computes until the first look at it. */
export async function startClock(page: Page): Promise<void> {
  clocks.set(page, await page.context().newCDPSession(page));
  await restartClock(page);
}

/**
 * Looks at a screen, but for its violations.
 *
 * @param rests also for as long as it takes to see whether memory grows
 */
export function lookAt(
  page: Page,
  { rests = false }: { rests?: boolean } = {},
): Promise<Omit<Sight, 'violations'>> {
  return fromApart(page, async (session, apart) => {
    const growth = rests ? await growthOf(session, apart) : 0;
    const busy = await computedSince(page);
    const longest = (await evaluated(session, callOf(longestTask), apart)) as number;
    const seen = (await evaluated(session, callOf(measureScreen), apart)) as Awaited<
      ReturnType<typeof measureScreen>
    >;
    const atoms = (await evaluated(session, callOf(atomKinds))) as Sight['atoms'];
    return { ...seen, atoms, growth, longestTask: Math.min(longest, busy) };
  });
}

/** The violations of a screen that was looked at. To find them is most of the work of a look. */
export function violationsAt(page: Page): Promise<Sight['violations']> {
  return fromApart(page, async (session, apart) => {
    if ((await evaluated(session, 'typeof axe', apart)) === 'undefined') await evaluated(session, axe, apart);
    return (await evaluated(session, callOf(brokenRules), apart)) as Sight['violations'];
  });
}

interface World {
  contextId: number;
}

/** Works in a world of its own, where the page's policy does not reach and whose names the page does not see. */
async function fromApart<T>(page: Page, work: (session: CDPSession, apart: World) => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'gate',
    });
    const apart = { contextId: executionContextId };
    const seen = await work(session, apart);
    // Tasks up to here are no longer the page's.
    await evaluated(session, `performance.mark('portal-gate') && null`, apart);
    await restartClock(page);
    return seen;
  } finally {
    await session.detach().catch(() => {});
  }
}

/** As text for the browser; tsx wraps functions in a helper that keeps their names. */
const callOf = (work: () => unknown) =>
  `(() => { const __name = (one) => one; return (${work.toString()})(); })()`;

async function evaluated(session: CDPSession, expression: string, where: Partial<World> = {}) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
    ...where,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as unknown;
}

/** A task that a busy machine keeps waiting lasts long, but computes no longer (ms). Other threads compute beside it. */
async function computedSince(page: Page) {
  const { metrics } = await clockOf(page).send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0);
}

/** The browser counts from where it was told to. */
async function restartClock(page: Page) {
  const clock = clockOf(page);
  await clock.send('Performance.disable');
  await clock.send('Performance.enable');
}

function clockOf(page: Page) {
  const clock = clocks.get(page);
  if (!clock) throw new Error('The clock of a tab starts when it opens.');
  return clock;
}

/** Garbage is collected before and after. */
async function growthOf(session: CDPSession, apart: World) {
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return usedSize + backingStorageSize;
  };
  const before = await used();
  await evaluated(session, callOf(rest), apart);
  return (await used()) - before;
}
