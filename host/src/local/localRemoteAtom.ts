import { atom } from 'jotai';
import type { LocalRemote } from './LocalRemote';

/** The remote for which this tab uses a local build, or is offered one; or null. */
export const localRemoteAtom = atom<LocalRemote | null>(null);
