import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '../page/PortalPage';
import { createRemoteLoader } from './createRemoteLoader';
import type { Cause } from './Fallback';
import { fallbackMemory } from './fallbackMemory';
import { limitsPlugin } from './limitsPlugin';
import type { RemoteLoader } from './RemoteLoader';

/**
 * The production loader: the page's federation runtime, with limits.
 *
 * @param onFallBack the remote comes from the build before
 */
export function createFederatedLoader(
  remotes: RemoteEntry[],
  onFallBack: (remote: RemoteEntry) => void = () => undefined,
): RemoteLoader {
  registerPlugins([limitsPlugin]);
  return createRemoteLoader(
    remotes,
    { registerRemotes, loadRemote },
    {
      isKept: (remote) => fallbackMemory.holds(remote),
      admit: async (name) => {
        // The boot script of a page without integrity values gives none.
        if (!globalThis.portalPrevious) throw new Error(`There is no way back for ${name}.`);
        return globalThis.portalPrevious(name);
      },
      onUse: (remote, cause) => {
        fallbackMemory.keep(remote);
        onFallBack(remote);
        if (cause) void tell(remote, cause);
      },
    },
  );
}

/** Nobody waits for it. */
async function tell(remote: RemoteEntry, cause: Cause): Promise<void> {
  const late = await import(/* webpackChunkName: "fallback" */ './tellFallback').catch(() => null);
  late?.tellFallback(remote, cause);
}
