import { tabStorage } from '@portal/shared';
import type { RemoteEntry } from '../page/PortalPage';

const keyOf = (remote: string) => `fallback.${remote}`;

/** The tab's memory of remotes that have fallen back: the entry that did not work. Blocked storage remembers nothing. */
export const fallbackMemory = {
  /** True for the very build that did not work; another page's build makes the tab forget. */
  holds: ({ name, entry }: RemoteEntry): boolean => {
    const kept = tabStorage.read(keyOf(name));
    if (kept !== null && kept !== entry) tabStorage.write(keyOf(name), null);
    return kept === entry;
  },
  keep: ({ name, entry }: RemoteEntry): void => {
    tabStorage.write(keyOf(name), entry);
  },
  forget: (remote: string): void => {
    tabStorage.write(keyOf(remote), null);
  },
};
