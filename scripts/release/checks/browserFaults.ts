import { launchChromium } from '#browser/launchChromium.ts';
import { browserSentence } from './browserSentence.ts';
import { budgets } from './budgets.ts';
import { sightFaults } from './sightFaults.ts';
import { walkThrough, type Walked } from './walkThrough.ts';
import { openSet, type OpenSet } from '../smoke/openSet.ts';
import type { Step } from '../smoke/Step.ts';
import { stepsThrough } from '../smoke/stepsThrough.ts';
import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import type { Browser } from 'playwright-core';

const hostOf = (set: Release[]) => set.find(({ app }) => app === 'host');

/** Goes where readers go in a set of builds and, beside it, in the live set. Reports the first fault only. */
export async function browserFaults(set: SetToCheck): Promise<string[]> {
  const host = hostOf(set.next);
  if (!host) return [];
  const former = set.previousSets?.[0] ?? [];
  const browser = await launchChromium();
  try {
    const isCounted = ({ screen }: Step) => isEarly(set) && isOfChanged(set, screen);
    // A live set that cannot be served or walked through is no reason against a new one: it is what is to be mended.
    const live = hostOf(former)
      ? walkSet(browser, { ...set, next: former }, isCounted).catch(() => [])
      : Promise.resolve([]);
    const walked = await walkSet(browser, set, isCounted);
    const isHostNew = set.changed.has('host');
    const seenLive = walked.length > 1 ? await live : [];
    for (const { step, sight, roundTrips, trouble } of walked) {
      if (trouble) return [browserSentence(set, host, step, trouble)];
      const other = seenLive.find(({ step: { what } }) => what === step.what);
      const seen = sight ? sightFaults(sight, other?.sight, { isHostNew, isHosts: step.screen === '' }) : [];
      const [text] = [...seen, ...depthFaults(roundTrips, other?.roundTrips)];
      if (text) return [browserSentence(set, host, step, { kind: 'seen', text, url: '' })];
    }
    return [];
  } finally {
    await browser.close();
  }
}

const isOfChanged = ({ next, changed }: SetToCheck, screen: string) =>
  changed.has('host') ||
  next.some(({ app, federationName }) => changed.has(app) && screen.startsWith(`${federationName}/`));

/** Only a session that every tab finds has its scripts and first call begun by the page. */
const isEarly = ({ config: { tokenStorage = 'localStorage' } }: SetToCheck) =>
  tokenStorage === 'localStorage';

/** As many as the live set has are not the fault of the new one. */
const depthFaults = (roundTrips = 0, live = 0) =>
  roundTrips > Math.max(budgets.roundTrips, live)
    ? [
        `is there after ${String(roundTrips)} answers of which each has to be waited for before the next is asked for, and the budget is ${String(budgets.roundTrips)}`,
      ]
    : [];

async function walkSet(
  browser: Browser,
  set: SetToCheck,
  isCounted: (step: Step) => boolean,
): Promise<Walked[]> {
  const opened: OpenSet = await openSet(set);
  const context = await browser.newContext();
  try {
    return await walkThrough(await context.newPage(), opened, stepsThrough(set.next), isCounted);
  } finally {
    await context.close().catch(() => {});
    await opened.stop();
  }
}
