import { launchChromium } from '#browser/launchChromium.ts';
import { unoptimized } from '#browser/unoptimized.ts';
import { budgets } from './budgets.ts';
import { countRoundTrips } from './countRoundTrips.ts';
import { createTroubleBook, isOwnScreen } from './createTroubleBook.ts';
import { isLeaking, sightFaults } from './sightFaults.ts';
import { walkBeside } from './walkBeside.ts';
import { walkThrough, type Walked } from './walkThrough.ts';
import { violationsAt } from '../smoke/lookAt.ts';
import { openSet } from '../smoke/openSet.ts';
import type { Sight } from '../smoke/Sight.ts';
import type { Step } from '../smoke/Step.ts';
import { stepsThrough } from '../smoke/stepsThrough.ts';
import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import type { Browser, Page } from 'playwright-core';

const hostOf = (set: Release[]) => set.find(({ app }) => app === 'host');

/**
 * Goes where readers go in a set of builds and, beside it, in the live set, until a screen is waited for in vain or takes
 * ever more memory. Reports each fault once, with the first screen that shows it.
 */
export async function browserFaults(set: SetToCheck): Promise<string[]> {
  const host = hostOf(set.next);
  if (!host) return [];
  const former = set.previousSets?.[0] ?? [];
  const browser = await launchChromium([unoptimized]);
  const sharesSession = isKeptForTabs(set);
  const walk = walkSet(browser, set, { finds: true, sharesSession });
  const live = hostOf(former)
    ? walkSet(browser, { ...set, next: former }, { finds: false, sharesSession })
    : null;
  const seenLive = live && walkBeside(live);
  const isHostNew = set.changed.has('host');
  const book = createTroubleBook(set, host);
  const depth: { step: Step; faults: Promise<string[]> }[] = [];
  /** Of the screens that are opened once more beside the walk. */
  const tellDepth = async () => {
    for (const { step, faults } of depth.splice(0)) book.noteSeen(step, await faults);
  };
  try {
    let isKnown = false;
    for (const step of stepsThrough(set.next)) {
      if (step.spoiled === 'API') await tellDepth();
      const beside = seenLive?.(step.what);
      const { value: walked } = await walk.next(isKnown);
      isKnown = false;
      if (!walked) {
        book.noteUntried();
        break;
      }
      const { page, sight, troubles } = walked;
      const other = await beside;
      book.noteLive(step, other?.troubles ?? []);
      if (!sight) {
        isKnown = book.noteStop(step, troubles);
        continue;
      }
      book.note(step, troubles);
      const seen = await liveSight(sight, other);
      book.noteSeen(step, sightFaults(sight, seen, { isHostNew, isHosts: step.screen === '' }));
      if (isLeaking(sight, seen)) break;
      if (sharesSession && isOfChanged(set, step.screen))
        depth.push({ step, faults: depthFaults(step, page, other) });
    }
    await tellDepth();
    return book.sentences();
  } finally {
    // A walk that is under way ends with its browser.
    await browser.close();
    await Promise.all([walk.return(), live?.return()]);
    await Promise.allSettled(depth.map(({ faults }) => faults));
  }
}

/** The sight of the live set, with the violations that it has too if there are any to compare them with. */
async function liveSight(next: Sight, live: Walked | undefined): Promise<Sight | undefined> {
  if (!live?.sight || Object.keys(next.violations).length === 0) return live?.sight;
  return { ...live.sight, violations: await violationsAt(live.page) };
}

const isOfChanged = (set: SetToCheck, screen: string) => set.changed.has('host') || isOwnScreen(set, screen);

/** Only for a session that every tab finds does the page ask for scripts and begin the first call. */
const isKeptForTabs = ({ config: { tokenStorage = 'localStorage' } }: SetToCheck) =>
  tokenStorage === 'localStorage';

/** As many as the live set has are not the fault of the new one: its walk stands at the same step. */
async function depthFaults({ first }: Step, page: Page, live: Walked | undefined) {
  if (!first) return [];
  const liveAddress = live?.page.url() ?? '';
  const roundTrips = (await countRoundTrips(page.context(), page.url(), first)) ?? 0;
  if (roundTrips <= budgets.roundTrips) return [];
  if (live?.sight && roundTrips <= ((await countRoundTrips(live.page.context(), liveAddress, first)) ?? 0))
    return [];
  return [
    `is there after ${String(roundTrips)} answers of which each has to be waited for before the next is asked for, and the budget is ${String(budgets.roundTrips)}`,
  ];
}

async function* walkSet(
  browser: Browser,
  set: SetToCheck,
  how: Parameters<typeof walkThrough>[3],
): AsyncGenerator<Walked, void, boolean> {
  const opened = await openSet(set);
  try {
    yield* walkThrough(await browser.newContext(), opened, stepsThrough(set.next), how);
  } finally {
    await opened.stop();
  }
}
