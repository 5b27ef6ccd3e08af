import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PortalPage } from '../page/PortalPage';
import { createRemoteLoader } from './createRemoteLoader';
import { limitsPlugin } from './limitsPlugin';
import type { RemoteLoader } from './RemoteLoader';

/**
 * The production loader: the page's federation runtime, with limits. From now on the browser refuses scripts whose
 * integrity is not the page's.
 */
export function createFederatedLoader(
  remotes: PortalPage['remotes'],
  integrity: PortalPage['integrity'],
  limits = limitsPlugin,
): RemoteLoader {
  globalThis.portalIntegrity = integrity;
  registerPlugins([limits]);
  return createRemoteLoader(remotes, { registerRemotes, loadRemote });
}
