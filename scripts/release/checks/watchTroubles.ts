import { isLogged, type Trouble } from './browserSentence.ts';
import { describeAttempt } from './describeAttempt.ts';
import { noSample } from '#local/api/answerSample.ts';
import { watchAttempts } from './watchAttempts.ts';
import type { OpenSet } from '../smoke/openSet.ts';
import type { Page } from 'playwright-core';

/** The browser's own words about a refusal of the policy, of which the page tells itself. */
export const isEcho = ({ kind, text }: Trouble) =>
  (kind === 'console' || kind === 'thrown') && /Content Security Policy|Trusted(?:HTML|Script)/.test(text);

/** The line of a load whose call has no sample, which is told by its path, or whose sample says that there is nothing. */
const isUnknownCall = /^\[portal\] (?!remotes\.)\S+: ERR_BAD_REQUEST .* status code 404$/;

export const leavesUsable = (trouble: Trouble) =>
  isEcho(trouble) || (trouble.kind !== 'console' && trouble.kind !== 'thrown');

/** Notes the troubles of a tab, and counts its documents. While it is spoiled, the portal may say so on the console. */
export async function watchTroubles(page: Page, { origin, origins }: OpenSet) {
  const troubles: Trouble[] = [];
  let documents = 0;
  let isSpoiled = false;
  let tell: () => void = () => {};
  const note = (trouble: Trouble) => {
    troubles.push(trouble);
    if (!leavesUsable(trouble)) tell();
  };
  page.on('request', (request) => {
    const url = request.url();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    if (/^(?:https?|wss?):/.test(url) && !origins.includes(new URL(url).origin.replace(/^ws/, 'http')))
      note({
        kind: 'seen',
        text: `asks ${new URL(url).origin} for something, which neither configuration nor data names`,
        url: new URL(url).origin,
      });
  });
  page.on('console', (message) => {
    // Failed requests are noted below, with their address.
    if (message.type() !== 'error' || message.text().includes('Failed to load resource')) return;
    if (isUnknownCall.test(message.text())) return;
    if (isSpoiled && message.text().startsWith('[portal]') && !isLogged.test(message.text())) return;
    note({ kind: 'console', text: message.text(), url: message.location().url });
  });
  page.on('pageerror', (error) => {
    note({ kind: 'thrown', text: String(error), url: /https?:[^\s)]+/.exec(error.stack ?? '')?.[0] ?? '' });
  });
  page.on('response', (response) => {
    const url = response.url();
    if (response.status() >= 400 && url.startsWith(origin))
      note({ kind: 'missing', text: String(response.status()), url });
    const unanswered = response.headers()[noSample];
    if (unanswered) note({ kind: 'unanswered', text: unanswered, url: '' });
  });
  await watchAttempts(page, (attempt) => {
    note({ kind: 'refused', text: describeAttempt(attempt), url: attempt.by });
  });
  return {
    troubles,
    /** Waits for one that leaves no screen usable, unless one has been noted already. */
    nextTrouble: (): Promise<void> =>
      troubles.every(leavesUsable) ? new Promise((resolve) => (tell = resolve)) : Promise.resolve(),
    documents: () => documents,
    spoil: (is: boolean) => {
      isSpoiled = is;
    },
  };
}
