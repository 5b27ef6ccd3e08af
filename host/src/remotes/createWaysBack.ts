import type { RemoteEntry } from '../page/PortalPage';
import type { Cause, Fallback } from './Fallback';
import { lacksModule } from './lacksModule';

/** Which build each remote comes from: that of the page, or, once in a tab, the one before it. */
export interface WaysBack {
  /** Address of the entry of the build that the remote comes from. */
  entryOf: (remote: RemoteEntry) => string;
  /** The remote may still fall back for this module. */
  isOpen: (remote: RemoteEntry, module: string) => boolean;
  /** The remote is about to come from the build before. */
  hasBegun: (remote: RemoteEntry) => boolean;
  /** It does: there is no way forth without another page. */
  isUsed: (remote: RemoteEntry) => boolean;
  begin: (remote: RemoteEntry, cause?: Cause) => void;
  /**
   * Result of an attempt at a module of the build before; where nothing has come of that yet and it fails, the way is
   * over: for this module alone where that build is older than it.
   */
  take: <T>(remote: RemoteEntry, module: string, attempt: () => Promise<T>, cause?: Cause) => Promise<T>;
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
  /** Remotes, and modules that the build before lacks. */
  const closed = new Set<string>();
  /** How many modules of each remote are on the way. */
  const coming = new Map<string, number>();

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
    forget(remote);
    const begun = switches.get(name) ?? switchOver(remote);
    switches.set(name, begun);
    // It is told to those who take the way.
    begun.catch(() => undefined);
    return begun;
  };
  const hasBegun = ({ name }: RemoteEntry) => kept.has(name) || switches.has(name);
  const count = (name: string, step: number) => {
    const all = (coming.get(name) ?? 0) + step;
    coming.set(name, all);
    return all;
  };
  const end = (remote: RemoteEntry) => {
    switches.delete(remote.name);
    entries.delete(remote.name);
    forget(remote);
  };
  const fail = (remote: RemoteEntry, module: string, error: unknown) => {
    const { name } = remote;
    const others = count(name, -1);
    if (used.has(name)) return;
    if (lacksModule(error)) {
      closed.add(module);
      if (others > 0) return;
    } else {
      kept.delete(name);
      closed.add(name);
    }
    end(remote);
  };

  return {
    entryOf: ({ name, entry }) => entries.get(name) ?? entry,
    isOpen: (remote, module) =>
      fallback !== undefined &&
      remote.previous !== undefined &&
      !hasBegun(remote) &&
      !closed.has(remote.name) &&
      !closed.has(module) &&
      navigator.onLine,
    hasBegun,
    isUsed: ({ name }) => used.has(name),
    begin: (remote, cause) => {
      void begin(remote, cause);
    },
    take: async (remote, module, attempt, cause) => {
      count(remote.name, 1);
      try {
        await begin(remote, cause);
        const result = await attempt();
        if (!used.has(remote.name)) {
          used.add(remote.name);
          fallback?.onUse(remote, causes.get(remote.name));
        }
        return result;
      } catch (error) {
        fail(remote, module, error);
        throw error;
      }
    },
  };
}
