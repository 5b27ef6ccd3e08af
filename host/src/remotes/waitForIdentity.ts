import { moduleOfRole } from '../page/moduleOfRole';
import type { RemoteEntry } from '../page/PortalPage';
import type { RemoteLoader } from './RemoteLoader';

/** Screens that finish a sign-in wait for the identity client too, and cannot be had without it. */
export function waitForIdentity(
  loader: RemoteLoader,
  remotes: RemoteEntry[],
  identity: { isLoaded: () => boolean; load: () => Promise<unknown> },
): RemoteLoader {
  const names = [moduleOfRole(remotes, 'callback'), moduleOfRole(remotes, 'authorize')];
  return {
    ...loader,
    load: async (name) => {
      const loading = loader.load(name);
      if (names.includes(name)) await Promise.all([loading, identity.load()]);
      return loading;
    },
    loaded: (name) => (names.includes(name) && !identity.isLoaded() ? undefined : loader.loaded(name)),
  };
}
