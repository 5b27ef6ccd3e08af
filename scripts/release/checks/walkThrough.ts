import { PortalPages } from '#browser/PortalPages.ts';
import { isLogged, longest, type Trouble } from './browserSentence.ts';
import { isEcho, leavesUsable, watchTroubles } from './watchTroubles.ts';
import { lookAt, startClock, violationsAt } from '../smoke/lookAt.ts';
import { heading, nowhere } from '../smoke/places.ts';
import type { OpenSet } from '../smoke/openSet.ts';
import type { Sight } from '../smoke/Sight.ts';
import type { Step } from '../smoke/Step.ts';
import type { BrowserContext, Page } from 'playwright-core';

/**
 * A step with what was seen after it and the troubles that left its screen usable, or with those that stopped it, of which
 * the first is told; with neither if it begins on a screen that did not come.
 */
export type Walked = { step: Step; page: Page; sight: Sight | undefined; troubles: Trouble[] };

/**
 * Takes a step whenever one is asked for. Where one stops, the walk goes on in another tab with the next that does not
 * begin there; it ends with a screen that is waited for in vain, and where another tab would know of no session. Whoever
 * asks says whether the troubles that stopped the step before are known: then a screen that comes in spite of them is gone
 * on from, and one that does not come ends nothing.
 *
 * @param finds looks for violations too
 * @param sharesSession tabs have one
 */
export async function* walkThrough(
  context: BrowserContext,
  set: OpenSet,
  steps: Step[],
  { finds, sharesSession }: { finds: boolean; sharesSession: boolean },
): AsyncGenerator<Walked, void, boolean> {
  let tab = await openTab(context, set);
  let isSignedIn = false;
  let isStopped = false;
  for (const step of steps) {
    if (isStopped && step.follows) {
      yield { step, page: tab.page, sight: undefined, troubles: [] };
      continue;
    }
    if (isStopped) tab = await leaveTab(tab, set);
    isStopped = false;
    isSignedIn ||= step.signsIn === true;
    const { page, portal, troubles, nextTrouble, documents } = tab;
    const before = documents();
    tab.spoil(step.spoiled !== undefined);
    const seen = async () => {
      await step.go(portal, set);
      await step.until(portal).waitFor();
      const sight = await lookAt(page, { rests: step.rests ?? false });
      return { ...sight, violations: finds ? await violationsAt(page) : {} };
    };
    const looking = seen().catch((error: unknown) => toError(error));
    const outcome = await Promise.race([looking, nextTrouble()]);
    const sight = outcome instanceof Error || !troubles.every(leavesUsable) ? undefined : outcome;
    const isAnew = sight && step.isLink && documents() > before;
    if (sight && !isAnew) {
      yield { step, page, sight, troubles: withoutEchoes(troubles.splice(0)) };
      continue;
    }
    await page.waitForTimeout(500).catch(() => {});
    const missing = absent(step);
    const told = telling(troubles.splice(0));
    // A call without a sample answer stops no screen that can do without.
    const isTold = told.some(({ kind }) => kind !== 'unanswered');
    const stops = isTold ? told : [...told, isAnew ? anew : missing];
    const isKnown = yield { step, page, sight: undefined, troubles: stops };
    if (isKnown && !((await looking) instanceof Error)) continue;
    if ((stops.at(-1) === missing && !isKnown) || !isSignedIn || !sharesSession) return;
    isStopped = true;
  }
}

async function openTab(context: BrowserContext, set: OpenSet) {
  const page = await context.newPage();
  page.setDefaultTimeout(longest);
  await startClock(page);
  return { page, portal: new PortalPages(page), ...(await watchTroubles(page, set)) };
}

/** Leaves a tab for one in which every step can begin that follows no other. */
async function leaveTab(former: Awaited<ReturnType<typeof openTab>>, set: OpenSet) {
  await set.spoil(null);
  const tab = await openTab(former.page.context(), set);
  // Waiting in the other is given up.
  await former.page.close();
  await tab.page.goto(set.origin + nowhere);
  await heading(tab.portal).waitFor();
  return tab;
}

/** Refusals first, then the portal's own line, which names the screen and comes last. */
function telling(troubles: Trouble[]) {
  const place = ({ kind, text }: Trouble) => (kind === 'refused' ? 0 : isLogged.test(text) ? 1 : 2);
  return troubles.sort((a, b) => place(a) - place(b));
}

/** Refusals first, as they are told where a screen does not come. What was refused may have been noted as asked for. */
function withoutEchoes(troubles: Trouble[]) {
  const refused = troubles.filter(({ kind }) => kind === 'refused');
  if (refused.length === 0) return troubles;
  const isAsked = ({ kind, url }: Trouble) =>
    kind === 'seen' && refused.some(({ text }) => text.includes(`"${url}/`));
  const others = troubles.filter((one) => one.kind !== 'refused' && !isEcho(one) && !isAsked(one));
  return [...refused, ...others];
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

const anew: Trouble = {
  kind: 'console',
  text: 'its link loads a document, as no link within the portal does',
  url: '',
};
const absent = ({ awaits = 'it' }: Step): Trouble => ({
  kind: 'absent',
  text: `${awaits} was not there after ${String(longest / 1000)} s`,
  url: '',
});
