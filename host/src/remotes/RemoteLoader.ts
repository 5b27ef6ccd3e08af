import type { ComponentType } from 'react';
import type { RemoteModuleName } from '../page/moduleName';

/** A remote's component. Its props are checked when it is built and before it is live, not here. */
export type RemoteComponent = ComponentType<object>;

/** Loads components of the remotes. A loaded one is available at once; a failed one may be requested again. */
export interface RemoteLoader {
  load: (name: RemoteModuleName) => Promise<RemoteComponent>;
  loaded: (name: RemoteModuleName) => RemoteComponent | undefined;
  /** Forgets a component that fails when it is drawn: the next load gets its remote anew. */
  discard: (name: RemoteModuleName) => void;
}
