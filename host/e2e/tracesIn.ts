import type { Page } from 'playwright-core';
import type { Reader } from './Reader';
import { tokenPattern } from './tokenPattern';

/** Addresses of the sample employees. */
const mailPattern = /[\w.]+(?:@|%40)example\.com/;

/** The places in a page where a secret would stay, by name. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const entriesOf = (name: 'localStorage' | 'sessionStorage') => {
      try {
        return Object.entries(globalThis[name]).filter(([key]) => !key.startsWith('okta-token-storage'));
      } catch {
        return [];
      }
    };
    const { navigation } = globalThis as unknown as {
      navigation: { entries: () => { url: string }[] };
    };
    return {
      address: location.href,
      history: navigation.entries().map(({ url }) => url),
      state: history.state as unknown,
      referrer: document.referrer,
      storage: [...entriesOf('localStorage'), ...entriesOf('sessionStorage')],
      // A document's own entry keeps the address that it was opened with, which walks make up.
      timing: performance.getEntriesByType('resource').map(({ name }) => name),
    };
  });

/** Secrets that are left of a walk: tokens, addresses of people and the codes of its sign-ins, by the place. */
export async function tracesIn(reader: Reader): Promise<string[]> {
  const { page, portal, console, requests, referrers, tabs } = reader;
  const codes = tabs
    .flatMap((tab) => tab.requests)
    .flatMap((url) => /\/login\/callback\?.*?\bcode=([\w-]{20,})/.exec(url)?.[1] ?? []);
  const isOpen = !page.isClosed() && page.url().startsWith(portal.origin);
  const { timing, ...places } = isOpen ? await placesOf(page) : { timing: [], address: page.url() };
  const secrets = [tokenPattern, mailPattern];
  const found = (name: string, text: string, more: string[] = []) =>
    secrets.some((one) => one.test(text)) || more.some((one) => text.includes(one)) ? [name] : [];
  return [
    ...Object.entries({ ...places, console, referrers: [...referrers] }).flatMap(([name, value]) =>
      found(name, JSON.stringify(value), codes),
    ),
    // The used code stands in the entry of the call that exchanged it until the next document.
    ...found('timing', decodeURIComponent(timing.join('\n'))),
    ...found('calls', requests.filter((url) => url.startsWith(portal.api)).join('\n')),
  ];
}
