import type { Store } from '@portal/shared';
import type { PortalPage, RemoteEntry } from '../page/PortalPage';
import type { RemoteLoader } from '../remotes/RemoteLoader';
import type { LocalRemote } from './LocalRemote';

/** The local build of a remote in a deployed portal. Loaded only where the page allows one. */
export interface LocalBuild {
  remote: LocalRemote;
  createLoader: (page: PortalPage, store: Store, onFallBack: (remote: RemoteEntry) => void) => RemoteLoader;
}
