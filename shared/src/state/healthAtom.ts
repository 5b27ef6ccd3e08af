import { atom } from 'jotai';

/** What the API says of itself; asked once at the start and not shown (S-63, S-79). */
export const healthAtom = atom('unknown');
