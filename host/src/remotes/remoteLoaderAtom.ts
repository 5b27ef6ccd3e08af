import { atom } from 'jotai';
import type { RemoteLoader } from './RemoteLoader';

const filledAtom = atom<{ loader: RemoteLoader } | null>(null);

/** How this page gets its remotes: through federation in the product, straight from their sources in tests. */
export const remoteLoaderAtom = atom(
  (get) => {
    const filled = get(filledAtom);
    if (!filled) throw new Error('remoteLoaderAtom is empty: the page that starts the host fills it.');
    return filled.loader;
  },
  (_get, set, loader: RemoteLoader) => {
    set(filledAtom, { loader });
  },
);
