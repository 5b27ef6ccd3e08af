import type { RemoteEntry } from '../page/PortalPage';
import type { RemoteLoader } from './RemoteLoader';
import type { RemoteModuleName, RemoteModules } from './RemoteModules';

/** The part of the federation runtime that is used. */
export interface FederationRuntime {
  registerRemotes: (
    remotes: { name: string; entry: string; type?: string }[],
    options?: { force?: boolean },
  ) => void;
  loadRemote: (id: string) => Promise<unknown>;
}

declare global {
  /** Part of the address of every chunk that is asked for after a failure; the webpack recipe reads it. */
  var portalRetry: number | undefined;
}

/**
 * Loads remotes at run time. After a failure the next attempt forgets what the runtime holds of that remote and asks
 * under a new address: the browser would answer the old one from a request that still hangs. The first attempt makes a
 * second one by itself. Rejects with the cause when both failed.
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
