import { PortalPages } from '#browser/PortalPages.ts';
import { isLogged, longest, type Trouble } from './browserSentence.ts';
import { isEcho, leavesUsable, watchTroubles } from './watchTroubles.ts';
import { lookAt, violationsAt } from '../smoke/lookAt.ts';
import type { OpenSet } from '../smoke/openSet.ts';
import type { Sight } from '../smoke/Sight.ts';
import type { Step } from '../smoke/Step.ts';
import type { Page } from 'playwright-core';

/** A step with what was seen after it and the troubles that left its screen usable, or with what stopped it. */
export type Walked = { step: Step; page: Page } & (
  { sight: Sight; troubles: Trouble[]; trouble?: undefined } | { sight?: undefined; trouble: Trouble }
);

/**
 * Takes a step whenever one is asked for, as far as screens come.
 *
 * @param finds looks for violations too
 */
export async function* walkThrough(
  page: Page,
  set: OpenSet,
  steps: Step[],
  { finds }: { finds: boolean },
): AsyncGenerator<Walked, void> {
  const { troubles, firstTrouble, documents, spoil } = await watchTroubles(page, set);
  page.setDefaultTimeout(longest);
  const portal = new PortalPages(page);
  for (const step of steps) {
    const before = documents();
    spoil(step.spoiled !== undefined);
    const seen = async () => {
      await step.go(portal, set);
      await step.until(portal).waitFor();
      const sight = await lookAt(page, { rests: step.rests ?? false });
      return { ...sight, violations: finds ? await violationsAt(page) : {} };
    };
    const outcome = await Promise.race([seen().catch((error: unknown) => toError(error)), firstTrouble]);
    const sight = outcome instanceof Error || !troubles.every(leavesUsable) ? undefined : outcome;
    const isAnew = sight && step.isLink && documents() > before;
    if (sight && !isAnew) {
      yield { step, page, sight, troubles: withoutEchoes(troubles.splice(0)) };
      continue;
    }
    // The portal's own line names the screen, and comes last.
    await page.waitForTimeout(500).catch(() => {});
    const trouble =
      troubles.find(({ kind }) => kind === 'refused') ??
      troubles.find(({ text }) => isLogged.test(text)) ??
      troubles[0] ??
      (isAnew ? anew : absent);
    yield { step, page, trouble };
    return;
  }
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
const absent: Trouble = {
  kind: 'console',
  text: `it was not there after ${String(longest / 1000)} s`,
  url: '',
};
