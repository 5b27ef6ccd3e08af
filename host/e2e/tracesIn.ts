import { placesIn } from './placesIn';
import type { Reader } from './Reader';
import { codesIn, secretsIn } from './secretsIn';

/** Secrets that are left of a walk in a tab: tokens, addresses of people and the codes of its browser's sign-ins, by the place. */
export async function tracesIn(reader: Reader): Promise<string[]> {
  const { page, portal, console, everAsked, referrers, tabs } = reader;
  const isOpen = !page.isClosed() && page.url().startsWith(portal.origin);
  const { timing, ...places } = isOpen ? await page.evaluate(placesIn) : { timing: '', address: page.url() };
  return [
    ...secretsIn(
      { ...places, console, referrers: [...referrers] },
      codesIn(tabs.flatMap((tab) => tab.everAsked)),
    ),
    // The used code stands in the entry of the call that exchanged it until the next document.
    ...secretsIn({ timing, calls: everAsked.filter((url) => url.startsWith(portal.api)) }),
  ];
}
