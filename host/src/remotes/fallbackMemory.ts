import type { RemoteEntry } from '../page/PortalPage';

const keyOf = (remote: string) => `portal.fallback.${remote}`;

/** The tab's memory of remotes that have fallen back: the entry that did not work. Blocked storage remembers nothing. */
export const fallbackMemory = {
  /** True for the very build that did not work; another page's build makes the tab forget. */
  holds: ({ name, entry }: RemoteEntry): boolean =>
    attempt(() => {
      const kept = sessionStorage.getItem(keyOf(name));
      if (kept !== null && kept !== entry) sessionStorage.removeItem(keyOf(name));
      return kept === entry;
    }) === true,
  keep: ({ name, entry }: RemoteEntry): void => {
    attempt(() => {
      sessionStorage.setItem(keyOf(name), entry);
    });
  },
  forget: (remote: string): void => {
    attempt(() => {
      sessionStorage.removeItem(keyOf(remote));
    });
  },
};

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
