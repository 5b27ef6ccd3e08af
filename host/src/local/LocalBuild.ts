import type { createStore } from 'jotai';
import type { PortalPage, RemoteEntry } from '../page/PortalPage';
import type { RemoteLoader } from '../remotes/RemoteLoader';

/** The local build of a remote in a deployed portal. Loaded only where the page allows one. */
export interface LocalBuild {
  remote: RemoteEntry;
  createLoader: (page: PortalPage, store: ReturnType<typeof createStore>) => RemoteLoader;
}
