import { atom } from 'jotai';
import type { Auth } from './Auth';

const filledAtom = atom<Auth | null>(null);

/** The port to the session. The host fills it when the portal starts. */
export const authAtom = atom(
  (get) => {
    const auth = get(filledAtom);
    if (!auth) throw new Error('authAtom is empty: the host fills it when the portal starts.');
    return auth;
  },
  (_get, set, auth: Auth) => {
    set(filledAtom, auth);
  },
);
