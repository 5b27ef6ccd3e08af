import { launchChromium } from '#browser/launchChromium.ts';
import { browserSentence, type Trouble } from './browserSentence.ts';
import { budgets } from './budgets.ts';
import { countRoundTrips } from './countRoundTrips.ts';
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
  const browser = await launchChromium();
  const sharesSession = isKeptForTabs(set);
  const walk = walkSet(browser, set, { finds: true, sharesSession });
  const live = hostOf(former)
    ? walkSet(browser, { ...set, next: former }, { finds: false, sharesSession })
    : null;
  const seenLive = live && walkBeside(live);
  const isHostNew = set.changed.has('host');
  const noted: { step: Step; trouble: Trouble; isCompared: boolean }[] = [];
  /** Of the live set, at whichever step: what takes a moment is seen at one step or at the next. */
  const before: Set<string> = new Set();
  const note = (step: Step, troubles: Trouble[], isCompared = false) => {
    noted.push(...troubles.map((trouble) => ({ step, trouble, isCompared })));
  };
  const tell = (step: Step, faults: string[]) => {
    note(
      step,
      faults.map((text) => ({ kind: 'seen', text, url: '' })),
    );
  };
  const depth: { step: Step; faults: Promise<string[]> }[] = [];
  /** Of the screens that are opened once more beside the walk. */
  const tellDepth = async () => {
    for (const { step, faults } of depth.splice(0)) tell(step, await faults);
  };
  try {
    for (const step of stepsThrough(set.next)) {
      if (step.spoiled === 'API') await tellDepth();
      const beside = seenLive?.(step.what);
      const { value: walked } = await walk.next();
      if (!walked) break;
      if (walked.trouble) note(step, [walked.trouble]);
      if (!walked.sight) continue;
      const { page, sight, troubles } = walked;
      const other = await beside;
      note(step, troubles, true);
      for (const trouble of other?.troubles ?? []) before.add(faultOf(trouble));
      const seen = await liveSight(sight, other);
      tell(step, sightFaults(sight, seen, { isHostNew, isHosts: step.screen === '' }));
      if (isLeaking(sight, seen)) break;
      if (sharesSession && isOfChanged(set, step.screen))
        depth.push({ step, faults: depthFaults(step, page, other) });
    }
    await tellDepth();
    const sentences: Map<string, string> = new Map();
    for (const { step, trouble, isCompared } of noted) {
      const fault = faultOf(trouble);
      // A trouble of the live set as well is not the candidate's: others ship in the meantime.
      if (isCompared && before.has(fault) && !isOfChanged(set, step.screen)) continue;
      if (!sentences.has(fault)) sentences.set(fault, browserSentence(set, host, step, trouble));
    }
    return [...sentences.values()];
  } finally {
    // A walk that is under way ends with its browser.
    await browser.close();
    await Promise.all([walk.return(), live?.return()]);
    await Promise.allSettled(depth.map(({ faults }) => faults));
  }
}

/** On another screen the same fault has other figures. */
const faultOf = ({ text, url }: Trouble) => `${text} ${url}`.replace(/\d+/g, '');

/** The sight of the live set, with the violations that it has too if there are any to compare them with. */
async function liveSight(next: Sight, live: Walked | undefined): Promise<Sight | undefined> {
  if (!live?.sight || Object.keys(next.violations).length === 0) return live?.sight;
  return { ...live.sight, violations: await violationsAt(live.page) };
}

const isOfChanged = ({ next, changed }: SetToCheck, screen: string) =>
  changed.has('host') ||
  next.some(({ app, federationName }) => changed.has(app) && screen.startsWith(`${federationName}/`));

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
): AsyncGenerator<Walked, void> {
  const opened = await openSet(set);
  try {
    yield* walkThrough(await browser.newContext(), opened, stepsThrough(set.next), how);
  } finally {
    await opened.stop();
  }
}
