import { atom } from 'jotai';
import { listen } from '../browser/listen';
import { watchPage } from '../browser/watchPage';
import { themes, type Theme } from '../model/Theme';
import { deviceStorage } from '../storage/deviceStorage';

/** The boot script reads the same entry before the first paint. */
const storageKey = 'theme';

const stored = (): Theme => themes.find((theme) => theme === deviceStorage.read(storageKey)) ?? 'system';

/** The choice that the device does not keep. */
const heldAtom = atom<Theme | null>(null);

/** Counts changes of what the device has. */
const changesAtom = atom(0);
changesAtom.onMount = (setChanges) => {
  const change = () => {
    setChanges((count) => count + 1);
  };
  // Another tab may have written while this page was in the back/forward cache.
  const stopWatching = watchPage(change);
  const stopListening = listen({ storage: change });
  return () => {
    stopWatching();
    stopListening();
  };
};

/** The reader's choice of light or dark, kept on the device. All tabs have the same. */
export const themeAtom = atom(
  (get) => {
    get(changesAtom);
    return get(heldAtom) ?? stored();
  },
  (_get, set, theme: Theme) => {
    deviceStorage.write(storageKey, theme === 'system' ? null : theme);
    set(heldAtom, stored() === theme ? null : theme);
    set(changesAtom, (count) => count + 1);
  },
);
