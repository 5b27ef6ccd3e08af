import { atom } from 'jotai';

/** True from the moment of a sign-out until the identity client has said so, which takes it a moment. */
export const hasLeftAtom = atom(false);
