import type { RemoteEntry } from '../page/PortalPage';

/** Why a remote falls back. */
export interface Cause {
  error: unknown;
  /** It came, and failed when it was drawn. */
  isLoaded: boolean;
}

/** How a remote gets to the build before that of the page, and who hears of it. */
export interface Fallback {
  /** This tab has fallen back from this very build before. */
  isKept: (remote: RemoteEntry) => boolean;
  /** Lets the scripts of the build before in; returns the address of its entry. */
  admit: (remote: string) => Promise<string>;
  /** A component of the build before has come: the remote stays with it. There is no cause in a tab that only remembers. */
  onUse: (remote: RemoteEntry, cause: Cause | undefined) => void;
}
