import type { RemoteEntry } from '../page/PortalPage';
import type { Cause, Fallback } from './Fallback';

/** Which build each remote comes from: that of the page, or, once in a tab, the one before it. */
export interface WaysBack {
  /** Address of the entry of the build that the remote comes from. */
  entryOf: (remote: RemoteEntry) => string;
  /** The remote may still fall back. */
  isOpen: (remote: RemoteEntry) => boolean;
  /** The remote is about to come from the build before. */
  hasBegun: (remote: RemoteEntry) => boolean;
  /** It does: there is no way forth without another page. */
  isUsed: (remote: RemoteEntry) => boolean;
  begin: (remote: RemoteEntry, cause?: Cause) => void;
  /** Result of an attempt at the build before; where nothing has come of that yet and it fails, the way is over. */
  take: <T>(remote: RemoteEntry, attempt: () => Promise<T>, cause?: Cause) => Promise<T>;
}

/** @param forget what is known of a remote is that of the other build */
export function createWaysBack(
  remotes: RemoteEntry[],
  fallback: Fallback | undefined,
  forget: (remote: RemoteEntry) => void,
): WaysBack {
  const entries = new Map<string, string>();
  const switches = new Map<string, Promise<void>>();
  const causes = new Map<string, Cause>();
  const used = new Set<string>();
  const kept = new Set(
    remotes.filter((remote) => fallback?.isKept(remote) && remote.previous).map(({ name }) => name),
  );
  const closed = new Set(kept);

  const switchOver = async (remote: RemoteEntry) => {
    const entry = await fallback?.admit(remote.name);
    if (entry === undefined) throw new Error(`There is no way back for ${remote.name}.`);
    entries.set(remote.name, entry);
    forget(remote);
  };
  const begin = (remote: RemoteEntry, cause?: Cause) => {
    const { name } = remote;
    const first = causes.get(name) ?? cause;
    if (first) causes.set(name, first);
    closed.add(name);
    forget(remote);
    const begun = switches.get(name) ?? switchOver(remote);
    switches.set(name, begun);
    // It is told to those who take the way.
    begun.catch(() => undefined);
    return begun;
  };
  const end = (remote: RemoteEntry) => {
    kept.delete(remote.name);
    switches.delete(remote.name);
    entries.delete(remote.name);
    forget(remote);
  };

  return {
    entryOf: ({ name, entry }) => entries.get(name) ?? entry,
    isOpen: ({ name, previous }) =>
      fallback !== undefined && previous !== undefined && !closed.has(name) && navigator.onLine,
    hasBegun: ({ name }) => kept.has(name) || switches.has(name),
    isUsed: ({ name }) => used.has(name),
    begin: (remote, cause) => {
      void begin(remote, cause);
    },
    take: async (remote, attempt, cause) => {
      try {
        await begin(remote, cause);
        const result = await attempt();
        if (!used.has(remote.name)) {
          used.add(remote.name);
          fallback?.onUse(remote, causes.get(remote.name));
        }
        return result;
      } catch (error) {
        if (!used.has(remote.name)) end(remote);
        throw error;
      }
    },
  };
}
