import { moduleOfRole } from '../page/moduleOfRole';
import type { RemoteModuleName } from '../page/moduleName';
import type { RemoteEntry } from '../page/PortalPage';
import type { RemoteLoader } from './RemoteLoader';

/**
 * Screens that finish a sign-in wait for the identity client too, and cannot be had without it. While it is not here
 * none of them has been drawn, and the loader deals with files that fail by itself: whoever asks has nothing to hold
 * against the build of their remote.
 */
export function waitForIdentity(
  loader: RemoteLoader,
  remotes: RemoteEntry[],
  identity: { isLoaded: () => boolean; load: () => Promise<unknown> },
): RemoteLoader {
  const names = [moduleOfRole(remotes, 'callback'), moduleOfRole(remotes, 'authorize')];
  const isWithout = (name: RemoteModuleName) => names.includes(name) && !identity.isLoaded();
  return {
    ...loader,
    load: async (name) => {
      const loading = loader.load(name);
      if (names.includes(name)) await Promise.all([loading, identity.load()]);
      return loading;
    },
    loaded: (name) => (isWithout(name) ? undefined : loader.loaded(name)),
    discard: (name) => {
      if (!isWithout(name)) loader.discard(name);
    },
    previous: (name) => (isWithout(name) ? undefined : loader.previous?.(name)),
  };
}
