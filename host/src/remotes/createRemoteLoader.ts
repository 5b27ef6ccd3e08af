import { logger } from '@portal/shared';
import { isValidElement } from 'react';
import type { RemoteModuleName } from '../page/moduleName';
import type { RemoteEntry } from '../page/PortalPage';
import { createWaysBack } from './createWaysBack';
import type { Cause, Fallback } from './Fallback';
import { scriptTimeout } from './limitsPlugin';
import type { RemoteComponent, RemoteLoader } from './RemoteLoader';

/** A module that has not come by then (ms), all attempts together, counts as missing. */
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
 * address, because the browser would answer the old one from a hanging request. The first load retries once by itself,
 * and then comes from the build before, where the page names one; rejects with the first cause when all of that failed,
 * and when a container keeps it waiting.
 */
export function createRemoteLoader(
  remotes: RemoteEntry[],
  { registerRemotes, loadRemote }: FederationRuntime,
  fallback?: Fallback,
): RemoteLoader {
  const components = new Map<RemoteModuleName, RemoteComponent>();
  const broken = new Set<string>();
  let retries = 0;
  const ways = createWaysBack(remotes, fallback, ({ name }) => {
    for (const one of components.keys()) if (one.startsWith(`${name}/`)) components.delete(one);
    broken.add(name);
  });

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
    const entry = ways.entryOf(remote);
    if (broken.delete(remote.name)) {
      retries += 1;
      globalThis.portalRetry = retries;
      registerRemotes([registration({ ...remote, entry }, retries)], { force: true });
    }
    try {
      const component = componentIn(await loadRemote(name), name);
      // Another part of the remote has fallen back meanwhile.
      if (ways.entryOf(remote) !== entry) return await attempt(name);
      components.set(name, component);
      return component;
    } catch (error) {
      discard(name);
      throw error;
    }
  };

  const twice = (name: RemoteModuleName, time: number) =>
    inTime(
      attempt(name).catch(() => attempt(name)),
      name,
      time,
    ).catch((error: unknown) => {
      discard(name);
      throw error;
    });
  /** @param cause why the page's build does not come: the remote's first one is logged, for nobody else tells it */
  const fromPrevious = async (name: RemoteModuleName, remote: RemoteEntry, cause?: Cause) => {
    const isFirst = !ways.hasBegun(remote);
    const coming = ways.take(remote, name, () => attempt(name), cause);
    try {
      const component = await inTime(coming, name, loadTimeout - scriptTimeout);
      if (isFirst) logger.error(`remotes.${name}`, cause?.error);
      return component;
    } catch (error) {
      throw cause?.error ?? error;
    }
  };

  const come = async (name: RemoteModuleName): Promise<RemoteComponent> => {
    const remote = remoteOf(name);
    if (!remote || ways.isUsed(remote)) return twice(name, loadTimeout);
    if (ways.hasBegun(remote)) {
      try {
        return await fromPrevious(name, remote);
      } catch {
        // The page's build may have come right.
      }
    }
    try {
      return await twice(name, ways.isOpen(remote, name) ? scriptTimeout : loadTimeout);
    } catch (error) {
      if (!ways.isOpen(remote, name) && !ways.hasBegun(remote)) throw error;
      return fromPrevious(name, remote, { error, isLoaded: false });
    }
  };

  const pending = new Map<RemoteModuleName, Promise<RemoteComponent>>();
  const load = (name: RemoteModuleName): Promise<RemoteComponent> => {
    const known = pending.get(name);
    if (known) return known;
    const loading = come(name).finally(() => pending.delete(name));
    pending.set(name, loading);
    return loading;
  };

  return {
    load,
    loaded: (name) => components.get(name),
    discard,
    previous: (name) => {
      const remote = remoteOf(name);
      return remote && ways.isOpen(remote, name) ? remote.previous : undefined;
    },
    fallBack: (name, error) => {
      const remote = remoteOf(name);
      if (remote) ways.begin(remote, { error, isLoaded: true });
    },
  };
}

/** Files have limits of their own; a container's `init` and `get` have none. */
function inTime<T>(promise: Promise<T>, name: RemoteModuleName, time: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${name} has not come within ${String(time / 1000)} s.`));
    }, time);
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

/** A component of `memo`, `forwardRef`, `lazy` or `styled` is an object with a mark of React's. So is an element. */
const isComponent = (value: unknown): value is RemoteComponent =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value));
