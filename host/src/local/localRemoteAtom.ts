import { atom } from 'jotai';
import type { RemoteEntry } from '../page/PortalPage';

/** The remote of which this tab uses a local build; null where every remote is the deployed one. */
export const localRemoteAtom = atom<RemoteEntry | null>(null);
