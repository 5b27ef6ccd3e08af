import { atom } from 'jotai';
import type { RunningRelease } from './RunningRelease';

/** What this tab runs; null in development. */
export const releaseAtom = atom<RunningRelease | null>(null);
