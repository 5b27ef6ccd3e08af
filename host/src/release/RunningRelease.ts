import type { PageRelease } from '../page/PortalPage';

/** The release of this tab, fixed until the next reload. */
export interface RunningRelease extends PageRelease {
  /** The session survives a reload: not so where tokens are in memory. */
  outlivesReload: boolean;
}
