import type { RemoteEntry } from '../page/PortalPage';
import type { RemoteLoader } from './RemoteLoader';
import type { RemoteModuleName, RemoteModules } from './RemoteModules';

/** The used part of the federation runtime. */
export interface FederationRuntime {
  registerRemotes: (
    remotes: { name: string; entry: string; type?: string }[],
    options?: { force?: boolean },
  ) => void;
  loadRemote: (id: string) => Promise<unknown>;
}

declare global {
  /** Added to the address of chunks requested after a failure; read by webpack.shared.js. */
  var portalRetry: number | undefined;
}

/**
 * Loads remotes at run time. An attempt after a failure discards the runtime's state of that remote and uses a new
 * address, because the browser would answer the old one from a hanging request. The first load retries once by itself;
 * rejects with the cause when both failed.
 */
export function createRemoteLoader(
  remotes: RemoteEntry[],
  { registerRemotes, loadRemote }: FederationRuntime,
): RemoteLoader {
  const modules = new Map<RemoteModuleName, unknown>();
  const broken = new Set<string>();
  let retries = 0;

  const registration = ({ name, entry }: RemoteEntry, retry?: number) => ({
    name,
    entry: retry ? `${entry}?retry=${String(retry)}` : entry,
    ...(!entry.endsWith('.json') && { type: 'var' }),
  });
  registerRemotes(remotes.map((remote) => registration(remote)));

  const attempt = async (name: RemoteModuleName): Promise<unknown> => {
    const remote = remotes.find((entry) => name.startsWith(`${entry.name}/`));
    if (!remote) throw new Error(`The page names no remote for ${name}.`);
    if (broken.delete(remote.name)) {
      retries += 1;
      globalThis.portalRetry = retries;
      registerRemotes([registration(remote, retries)], { force: true });
    }
    try {
      const module = await loadRemote(name);
      const screen = name.slice(remote.name.length + 1);
      const component =
        typeof module === 'object' && module !== null && (module as Record<string, unknown>)[screen];
      if (typeof component !== 'function') throw new Error(`${name} does not offer the component ${screen}.`);
      modules.set(name, module);
      return module;
    } catch (error) {
      broken.add(remote.name);
      throw error;
    }
  };

  const pending = new Map<RemoteModuleName, Promise<unknown>>();
  const load = (name: RemoteModuleName): Promise<unknown> => {
    const known = pending.get(name);
    if (known) return known;
    const loading = attempt(name)
      .catch(() => attempt(name))
      .finally(() => pending.delete(name));
    pending.set(name, loading);
    return loading;
  };

  return {
    load: <Name extends RemoteModuleName>(name: Name) => load(name) as Promise<RemoteModules[Name]>,
    loaded: <Name extends RemoteModuleName>(name: Name) =>
      modules.get(name) as RemoteModules[Name] | undefined,
  };
}
