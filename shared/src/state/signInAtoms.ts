import { atom } from 'jotai';

/** An authorisation is under way (S-72). */
export const authorizingAtom = atom(false);

/** The address at which the reader pressed Login; null once they are back there (S-73). */
export const originalLoginUriAtom = atom<string | null>(null);

/** Checked target of a sign-in that is being finished; null otherwise (S-11). */
export const loginRedirectUriAtom = atom<string | null>(null);
