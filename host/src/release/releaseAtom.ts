import { atom } from 'jotai';
import type { RunningRelease } from './RunningRelease';

/** This tab's release; null in development. */
export const releaseAtom = atom<RunningRelease | null>(null);
