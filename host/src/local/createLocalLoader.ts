import type { Store } from '@portal/shared';
import type { PortalPage, RemoteEntry } from '../page/PortalPage';
import { createFederatedLoader } from '../remotes/createFederatedLoader';
import type { RemoteLoader } from '../remotes/RemoteLoader';
import { endOtherSessions } from './endOtherSessions';
import { localFailureAtom } from './localFailureAtom';

/** Loader of a page with a local build. Scripts of this machine have no integrity values; `guardScripts` lets them in. */
export function createLocalLoader(
  local: RemoteEntry,
  { config, remotes }: PortalPage,
  store: Store,
  onFallBack: (remote: RemoteEntry) => void,
): RemoteLoader {
  endOtherSessions(config);
  const loader = createFederatedLoader(
    remotes.map((remote) => (remote.name === local.name ? local : remote)),
    onFallBack,
  );
  return {
    ...loader,
    load: async (name) => {
      const isLocal = name.startsWith(`${local.name}/`);
      try {
        const module = await loader.load(name);
        if (isLocal) store.set(localFailureAtom, false);
        return module;
      } catch (error) {
        if (isLocal) store.set(localFailureAtom, true);
        throw error;
      }
    },
  };
}
