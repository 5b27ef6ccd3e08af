import type { Page } from 'playwright-core';
import type { Reader } from './Reader';

/** A state of a screen that has to be right for everybody. */
export interface AccessibleScreen {
  name: string;
  path: string;
  isSignedOut?: boolean;
  /** Closes when the window changes its width. */
  isMenu?: boolean;
  /** Takes a busy machine longer than other screens. */
  isLong?: boolean;
  order?: Record<string, unknown>;
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  ready: (reader: Reader) => Promise<unknown>;
}
