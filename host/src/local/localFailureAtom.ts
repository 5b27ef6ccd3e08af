import { atom } from 'jotai';

/** True while the last request to the local build has failed. */
export const localFailureAtom = atom(false);
