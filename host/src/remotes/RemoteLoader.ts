import type { ComponentType } from 'react';
import type { RemoteModuleName } from '../page/moduleName';
import type { PreviousBuild } from '../page/PortalPage';

/** A remote's component. Its props are checked when it is built and before it is live, not here. */
export type RemoteComponent = ComponentType<object>;

/** Loads components of the remotes. A loaded one is available at once; a failed one may be requested again. */
export interface RemoteLoader {
  load: (name: RemoteModuleName) => Promise<RemoteComponent>;
  loaded: (name: RemoteModuleName) => RemoteComponent | undefined;
  /** Forgets a component that fails when it is drawn: the next load gets its remote anew. */
  discard: (name: RemoteModuleName) => void;
  /** The build that the component's remote may still fall back to: once in a tab, and not without a network. */
  previous?: (name: RemoteModuleName) => PreviousBuild | undefined;
  /** From the next load on, components of this remote come from the build before: this error broke the present one. */
  fallBack?: (name: RemoteModuleName, error: unknown) => void;
}
