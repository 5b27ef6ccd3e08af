import type { createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { PortalPage } from '../page/PortalPage';
import type { RemoteLoader } from '../remotes/RemoteLoader';

/** The local build of a remote in a deployed portal. Its code is loaded only where the page allows one. */
export interface LocalBuild {
  createLoader: (page: PortalPage, store: ReturnType<typeof createStore>) => RemoteLoader;
  /** Says on every screen that this is not what is deployed, and leads back to that. */
  Line: ComponentType;
}
