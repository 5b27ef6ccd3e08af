import { atom } from 'jotai';

/** What the page's one live region says to those who hear it. */
export const announcementAtom = atom('');
