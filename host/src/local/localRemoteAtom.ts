import { atom } from 'jotai';
import type { RemoteEntry } from '../page/PortalPage';

/** The remote for which this tab uses a local build, or null. */
export const localRemoteAtom = atom<RemoteEntry | null>(null);
