import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '../page/PortalPage';
import { createRemoteLoader } from './createRemoteLoader';
import { limitsPlugin } from './limitsPlugin';
import type { RemoteLoader } from './RemoteLoader';

/** The production loader: the page's federation runtime, with limits. */
export function createFederatedLoader(remotes: RemoteEntry[]): RemoteLoader {
  registerPlugins([limitsPlugin]);
  return createRemoteLoader(remotes, { registerRemotes, loadRemote });
}
