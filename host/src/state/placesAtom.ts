import { atom, type WritableAtom } from 'jotai';
import { createPlaces, type Places } from './createPlaces';

/** Kept as long as something uses them. */
export const placesAtom: WritableAtom<Places, [], () => void> = atom(createPlaces, (get) =>
  get(placesAtom).keep(),
);
placesAtom.onMount = (keep) => keep();
