import { atom } from 'jotai';

/** Whether the last thing that was asked of the local build could not be had. */
export const localFailureAtom = atom(false);
