import { atom } from 'jotai';
import type { Load } from './Load';
import type { StateAtom } from './Loader';
import { sessionCountAtom } from './sessionCountAtom';

/** The same state, but idle once the reader for whom it was written here has signed out. */
export function ofSession<T>(stateAtom: StateAtom<T>): StateAtom<T> {
  const writtenAtom = atom<{ load: Load<T>; session: number } | null>(null);
  return atom(
    (get) => {
      const load = get(stateAtom);
      const written = get(writtenAtom);
      const isPast = written?.load === load && written.session !== get(sessionCountAtom);
      return isPast ? { status: 'idle' } : load;
    },
    (get, set, load) => {
      set(stateAtom, load);
      set(writtenAtom, { load: get(stateAtom), session: get(sessionCountAtom) });
    },
  );
}
