import type { RemoteModuleName, RemoteModules } from './RemoteModules';

/** Loads modules of the remotes. A loaded module is available at once; a failed one may be requested again. */
export interface RemoteLoader {
  load: <Name extends RemoteModuleName>(name: Name) => Promise<RemoteModules[Name]>;
  loaded: <Name extends RemoteModuleName>(name: Name) => RemoteModules[Name] | undefined;
}
