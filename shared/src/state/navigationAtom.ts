import { atom } from 'jotai';

export interface NavigationItem {
  name: string;
  href: string;
  /** Highlighted where no link leads to the current address (S-51). */
  isCurrent: boolean;
}

/** Links of the navigation bar (S-50), filled by the host at start. */
export const navigationAtom = atom<NavigationItem[]>([]);
