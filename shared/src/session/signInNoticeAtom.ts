import { atom } from 'jotai';

/** Why the login view stands where the reader expected something else (acceptance, differences 2 and 3). */
export type SignInNotice = 'session-ended' | 'not-completed' | 'storage-blocked';

export const signInNoticeAtom = atom<SignInNotice | null>(null);
