import { atom } from 'jotai';

/** Text of the page's one live region. */
export const announcementAtom = atom('');
