import type { PageRelease } from '../page/PortalPage';

/** A remote that comes from the build before that of the page. */
export interface FallenRemote {
  /** Folder. */
  app: string;
  /** Federation name. */
  name: string;
  /** The page's build. */
  instead: string;
  /** When the build before first went live. */
  since: string;
}

/** The release of this tab, fixed until the next reload but for remotes that fall back: `builds` is what runs. */
export interface RunningRelease extends PageRelease {
  /** The session survives a reload: not so where tokens are in memory. */
  outlivesReload: boolean;
  /** Missing as long as everything runs that the page names. */
  fallen?: FallenRemote[];
}
