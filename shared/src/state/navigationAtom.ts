import { atom } from 'jotai';

export interface NavigationItem {
  name: string;
  href: string;
  /** Marked in the bar wherever the reader is (S-51). */
  isCurrent: boolean;
}

/** The links of the navigation bar (S-50). The host fills it when the portal starts. */
export const navigationAtom = atom<NavigationItem[]>([]);
