import type { RemoteEntry } from '../page/PortalPage';

/** A remote's build on this machine, as a link has named it. */
export interface LocalRemote extends RemoteEntry {
  /** Nothing is asked of the machine before the reader of this tab has pressed the button that names it (T-35). */
  isAccepted: boolean;
}
