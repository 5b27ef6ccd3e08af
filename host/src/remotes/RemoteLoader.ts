import type { RemoteModuleName, RemoteModules } from './RemoteModules';

/** Gets modules of the remotes. A module that was got once is there at once; one that failed may be asked for again. */
export interface RemoteLoader {
  load: <Name extends RemoteModuleName>(name: Name) => Promise<RemoteModules[Name]>;
  loaded: <Name extends RemoteModuleName>(name: Name) => RemoteModules[Name] | undefined;
}
