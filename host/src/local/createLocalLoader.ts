import type { createStore } from 'jotai';
import type { PortalPage, RemoteEntry } from '../page/PortalPage';
import { createFederatedLoader } from '../remotes/createFederatedLoader';
import { limitedScript, limitsPlugin } from '../remotes/limitsPlugin';
import type { RemoteLoader } from '../remotes/RemoteLoader';
import { localFailureAtom } from './localFailureAtom';

/** Loader of a page with a local build of unknown integrity: only scripts from its exact origin need no check. */
export function createLocalLoader(
  local: RemoteEntry,
  { remotes, integrity }: PortalPage,
  store: ReturnType<typeof createStore>,
): RemoteLoader {
  const { origin } = new URL(local.entry);
  const loader = createFederatedLoader(
    remotes.map((remote) => (remote.name === local.name ? local : remote)),
    integrity,
    {
      ...limitsPlugin,
      createScript: (options) =>
        new URL(options.url, document.baseURI).origin === origin
          ? limitedScript(options.url)
          : limitsPlugin.createScript?.(options),
    },
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
