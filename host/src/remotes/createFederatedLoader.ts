import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '../page/PortalPage';
import { createRemoteLoader } from './createRemoteLoader';
import { forgetFailedShares } from './forgetFailedShares';
import { limitsPlugin } from './limitsPlugin';
import type { RemoteLoader } from './RemoteLoader';

/** The production loader: the page's federation runtime, with limits and without memory of failures. */
export function createFederatedLoader(remotes: RemoteEntry[]): RemoteLoader {
  registerPlugins([limitsPlugin]);
  forgetFailedShares(getInstance()?.shareScopeMap ?? {});
  return createRemoteLoader(remotes, { registerRemotes, loadRemote });
}
