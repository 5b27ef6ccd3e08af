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

/** Processor time (ms) of a page's process at the end of the last look. */
const computed = new WeakMap<Page, number>();

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
    const busy = await computedSince(page, session);
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
    computed.set(page, await processTime(session));
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

async function processTime(session: CDPSession) {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0);
}

/** A task that a busy machine keeps waiting lasts long, but computes no longer. */
async function computedSince(page: Page, session: CDPSession) {
  const now = await processTime(session);
  const before = computed.get(page) ?? 0;
  // Another document may have another process, whose time begins anew.
  return now < before ? now : now - before;
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
