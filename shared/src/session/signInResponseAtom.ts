import { atom } from 'jotai';

/**
 * Query or fragment with which the identity provider or the API returned to a sign-in route. The host removes it from
 * the address before any other code runs; the sign-in screen takes it from the atom, once.
 */
export type SignInResponse = { route: 'callback'; search: string } | { route: 'authorize'; hash: string };

const waitingAtom = atom<SignInResponse | null>(null);

/** Reads as whether there is a response. Written without an argument, it returns the response and forgets it. */
export const signInResponseAtom = atom(
  (get) => get(waitingAtom) !== null,
  (get, set, response?: SignInResponse) => {
    const waiting = get(waitingAtom);
    set(waitingAtom, response ?? null);
    return waiting;
  },
);
