import { atom } from 'jotai';

/** True from a sign-out until the identity client notices a change: the next tokens, where storage failed. */
export const hasLeftAtom = atom(false);
