import { atom } from 'jotai';

/**
 * True from the moment of a sign-out until the identity client notices a change: in a moment, or with the next tokens
 * where storage would not let the old ones go.
 */
export const hasLeftAtom = atom(false);
