import type { Locator } from 'playwright-core';
import type { Screen } from '#browser/screens.ts';
import type { PortalPages } from '#browser/PortalPages.ts';
import type { OpenSet } from './openSet.ts';

export interface Step {
  /** the reader is to see */
  what: string;
  /** whose screen that is, as `remote/Screen`; empty for the host's own */
  screen: string;
  go: (portal: PortalPages, set: Pick<OpenSet, 'origin' | 'spoil'>) => Promise<unknown>;
  until: (portal: PortalPages) => Locator;
  /** what `until` waits for, in words */
  awaits?: string;
  /** a link within the portal, which loads no document */
  isLink?: true;
  /** begins on the screen of the step before it */
  follows?: true;
  /** makes the session that the steps after it have */
  signsIn?: true;
  /** fails on purpose, and the portal may say so on the console; the API does so in every tab */
  spoiled?: 'sign-in' | 'API';
  /** which screen that is, of those that somebody may come to first */
  first?: Screen['name'];
  /** the reader stays for a while */
  rests?: true;
}
