import type { RemoteModuleName } from '../page/moduleName';
import type { RemoteEntry } from '../page/PortalPage';
import { scriptTimeout } from './limitsPlugin';
import type { RemoteComponent, RemoteLoader } from './RemoteLoader';

/** A module that has not come by then (ms), both attempts together, counts as missing. */
export const loadTimeout = 2 * scriptTimeout;

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
 * rejects with the cause when both failed, and when a container keeps it waiting.
 */
export function createRemoteLoader(
  remotes: RemoteEntry[],
  { registerRemotes, loadRemote }: FederationRuntime,
): RemoteLoader {
  const components = new Map<RemoteModuleName, RemoteComponent>();
  const broken = new Set<string>();
  let retries = 0;

  const registration = ({ name, entry }: RemoteEntry, retry?: number) => ({
    name,
    entry: retry ? `${entry}?retry=${String(retry)}` : entry,
    ...(!entry.endsWith('.json') && { type: 'var' }),
  });
  registerRemotes(remotes.map((remote) => registration(remote)));

  const remoteOf = (name: RemoteModuleName) => remotes.find((entry) => name.startsWith(`${entry.name}/`));

  const discard = (name: RemoteModuleName) => {
    components.delete(name);
    const remote = remoteOf(name);
    if (remote) broken.add(remote.name);
  };

  const attempt = async (name: RemoteModuleName): Promise<RemoteComponent> => {
    const remote = remoteOf(name);
    if (!remote) throw new Error(`The page names no remote for ${name}.`);
    if (broken.delete(remote.name)) {
      retries += 1;
      globalThis.portalRetry = retries;
      registerRemotes([registration(remote, retries)], { force: true });
    }
    try {
      const component = componentIn(await loadRemote(name), name);
      components.set(name, component);
      return component;
    } catch (error) {
      discard(name);
      throw error;
    }
  };

  const pending = new Map<RemoteModuleName, Promise<RemoteComponent>>();
  const load = (name: RemoteModuleName): Promise<RemoteComponent> => {
    const known = pending.get(name);
    if (known) return known;
    const twice = attempt(name).catch(() => attempt(name));
    const loading = inTime(twice, name)
      .catch((error: unknown) => {
        discard(name);
        throw error;
      })
      .finally(() => pending.delete(name));
    pending.set(name, loading);
    return loading;
  };

  return { load, loaded: (name) => components.get(name), discard };
}

/** Files have limits of their own; a container's `init` and `get` have none. */
function inTime<T>(promise: Promise<T>, name: RemoteModuleName): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${name} has not come within ${String(loadTimeout / 1000)} s.`));
    }, loadTimeout);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/** The component that a module exports under its own name; throws if there is none. */
function componentIn(module: unknown, name: RemoteModuleName): RemoteComponent {
  const own = name.slice(name.indexOf('/') + 1);
  const component = new Map<string, unknown>(Object.entries(module ?? {})).get(own);
  if (!isComponent(component)) throw new Error(`${name} does not offer the component ${own}.`);
  return component;
}

const isComponent = (value: unknown): value is RemoteComponent => typeof value === 'function';
