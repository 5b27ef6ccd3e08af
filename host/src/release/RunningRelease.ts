import type { PageRelease } from '../page/PortalPage';

/** The release that a tab runs from start to end. */
export interface RunningRelease extends PageRelease {
  /** Whether the reader is still signed in after the page has been loaded again: not so where tokens are in memory. */
  outlivesReload: boolean;
}
