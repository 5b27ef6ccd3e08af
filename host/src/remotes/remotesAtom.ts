import { atom } from 'jotai';
import type { RemoteEntry } from '../page/PortalPage';

/** The page's registry: everything that the remotes add to the portal. */
export const remotesAtom = atom<RemoteEntry[]>([]);
