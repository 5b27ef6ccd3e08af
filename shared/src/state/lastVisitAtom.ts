import { atom } from 'jotai';

/** When this reader was last here before today's visit began, as an ISO time; null on a first visit (H-9). */
export const lastVisitAtom = atom<string | null>(null);
