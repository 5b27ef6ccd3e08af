import { atom } from 'jotai';

/** Sign-outs in this tab: an answer that was asked for before the last one is not shown. */
export const sessionCountAtom = atom(0);
