import { atom } from 'jotai';

/** An authorisation is under way (S-72). */
export const authorizingAtom = atom(false);

/** Where the reader was when they pressed Login; null once they are back there (S-73). */
export const originalLoginUriAtom = atom<string | null>(null);

/** Where finishing the sign-in leads, checked; null while no sign-in is being finished (S-11). */
export const loginRedirectUriAtom = atom<string | null>(null);
