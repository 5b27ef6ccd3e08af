import { atom } from 'jotai';

export interface NavigationItem {
  name: string;
  href: string;
  /** Marked in the bar wherever no other link leads to (S-51). */
  isCurrent: boolean;
}

/** The links of the navigation bar (S-50). The host fills it when the portal starts. */
export const navigationAtom = atom<NavigationItem[]>([]);
