import { atom } from 'jotai';

/** ISO time of the reader's last visit before today's; null on a first visit (H-9). */
export const lastVisitAtom = atom<string | null>(null);
