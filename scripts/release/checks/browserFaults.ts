import { launchChromium } from '#browser/launchChromium.ts';
import { PortalPages } from '#browser/PortalPages.ts';
import { browserSentence, isLogged, longest, type Trouble } from './browserSentence.ts';
import { describeAttempt } from './describeAttempt.ts';
import { watchAttempts } from './watchAttempts.ts';
import { openSet } from '../smoke/openSet.ts';
import { stepsThrough } from '../smoke/stepsThrough.ts';
import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import type { Page } from 'playwright-core';

/** Signs in, reads and signs out in a real browser with a set of builds. Reports the first fault only. */
export async function browserFaults(set: SetToCheck): Promise<string[]> {
  const host = set.next.find(({ app }) => app === 'host');
  if (!host) return [];
  const { origin, stop } = await openSet(set);
  try {
    const browser = await launchChromium();
    try {
      return await walk({ set, host, origin, page: await browser.newPage() });
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
}

async function walk({
  set,
  host,
  origin,
  page,
}: {
  set: SetToCheck;
  host: Release;
  origin: string;
  page: Page;
}): Promise<string[]> {
  const { troubles, firstTrouble, documents } = await watch(page, origin);
  page.setDefaultTimeout(longest);
  const portal = new PortalPages(page);

  for (const step of stepsThrough(set.next)) {
    const before = documents();
    const seen = async () => {
      await step.go(portal, origin);
      await step.until(portal).waitFor();
    };
    const outcome: unknown = await Promise.race([seen().catch((error: unknown) => error), firstTrouble]);
    if (troubles.length === 0 && !(outcome instanceof Error)) {
      if (step.isLink && documents() > before) return [browserSentence(set, host, step, anew)];
      continue;
    }
    // The portal's own line names the screen, and comes last.
    await page.waitForTimeout(500);
    const trouble =
      troubles.find(({ kind }) => kind === 'refused') ??
      troubles.find(({ text }) => isLogged.test(text)) ??
      troubles[0];
    return [browserSentence(set, host, step, trouble)];
  }

  return [];
}

const anew: Trouble = {
  kind: 'console',
  text: 'its link loads a document, as no link within the portal does',
  url: '',
};

async function watch(page: Page, origin: string) {
  const troubles: Trouble[] = [];
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  let tell: () => void = () => {};
  const firstTrouble: Promise<void> = new Promise((resolve) => (tell = resolve));
  const note = (trouble: Trouble) => {
    troubles.push(trouble);
    tell();
  };
  page.on('console', (message) => {
    // Failed requests are noted below, with their address.
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      note({ kind: 'console', text: message.text(), url: message.location().url });
  });
  page.on('pageerror', (error) => {
    note({ kind: 'thrown', text: String(error), url: /https?:[^\s)]+/.exec(error.stack ?? '')?.[0] ?? '' });
  });
  page.on('response', (response) => {
    const url = response.url();
    if (response.status() >= 400 && url.startsWith(origin))
      note({ kind: 'missing', text: String(response.status()), url });
  });
  await watchAttempts(page, (attempt) => {
    note({ kind: 'refused', text: describeAttempt(attempt), url: attempt.by });
  });
  return { troubles, firstTrouble, documents: () => documents };
}
