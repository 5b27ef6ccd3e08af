import { atom } from 'jotai';
import { themes, type Theme } from '../model/Theme';
import { deviceStorage } from '../storage/deviceStorage';

/** The boot script reads the same entry before the first paint. */
const storageKey = 'theme';

const stored = (): Theme => themes.find((theme) => theme === deviceStorage.read(storageKey)) ?? 'system';

const chosenAtom = atom<Theme | null>(null);

/** The reader's choice of light or dark, kept on the device. */
export const themeAtom = atom(
  (get) => get(chosenAtom) ?? stored(),
  (_get, set, theme: Theme) => {
    set(chosenAtom, theme);
    deviceStorage.write(storageKey, theme === 'system' ? null : theme);
  },
);
