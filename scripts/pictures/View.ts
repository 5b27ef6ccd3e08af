import type { PortalPages } from '#browser/PortalPages.ts';
import type { Command } from '#local/api/obeyCommand.ts';
import type { Page } from 'playwright-core';

export type Format = 'wide' | 'phone';

/** One screen in one state. */
export interface View {
  /** of the file, without format and scheme */
  name: string;
  path: string;
  /** the beginning of the name of the employee who is signed in; nobody is when it is missing */
  reader?: string;
  /** commands for the local API, which it obeys before the page is opened */
  orders?: Command[];
  only?: Format;
  /** the whole page and not only the part on the screen */
  isWhole?: boolean;
  /** before the page is opened */
  before?: (page: Page) => Promise<unknown>;
  /** until the picture can be taken */
  ready: (portal: PortalPages) => Promise<unknown>;
}
