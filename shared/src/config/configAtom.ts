import { atom } from 'jotai';
import type { PortalConfig } from './PortalConfig';

const filledAtom = atom<PortalConfig | null>(null);

/** The portal's configuration; whoever starts a page fills it before anything is drawn. */
export const configAtom = atom(
  (get) => {
    const config = get(filledAtom);
    if (!config) throw new Error('configAtom is empty: the page that starts the app fills it.');
    return config;
  },
  (_get, set, config: PortalConfig) => {
    set(filledAtom, config);
  },
);
