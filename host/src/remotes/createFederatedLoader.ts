import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PortalPage } from '../page/PortalPage';
import { createRemoteLoader } from './createRemoteLoader';
import { limitsPlugin } from './limitsPlugin';
import type { RemoteLoader } from './RemoteLoader';

/**
 * The loader of the product: the federation runtime of this page, within our limits. From here on the browser refuses
 * every script that is not the one whose integrity value the page carries.
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
