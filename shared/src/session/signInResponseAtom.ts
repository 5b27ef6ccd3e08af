import { atom } from 'jotai';

/**
 * What the identity provider or the API sent along in the address of a sign-in route. The host takes it out of the
 * address before any other code runs; the sign-in screen takes it from here, once.
 */
export type Arrival = { route: 'callback'; search: string } | { route: 'authorize'; hash: string };

const waitingAtom = atom<Arrival | null>(null);

/** Reading is not enough to have it: write with no argument takes the arrival and leaves nothing behind. */
export const arrivalAtom = atom(
  (get) => get(waitingAtom) !== null,
  (get, set, arrival?: Arrival) => {
    const waiting = get(waitingAtom);
    set(waitingAtom, arrival ?? null);
    return waiting;
  },
);
