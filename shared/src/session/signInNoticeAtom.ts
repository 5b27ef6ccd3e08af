import { atom } from 'jotai';

/** Reason for an unexpected login view (acceptance, differences 2 and 3). */
export type SignInNotice =
  'session-ended' | 'not-completed' | 'storage-blocked' | 'clock-wrong' | 'not-deleted';

export const signInNoticeAtom = atom<SignInNotice | null>(null);
