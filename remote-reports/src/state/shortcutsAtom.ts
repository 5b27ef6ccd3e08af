import { deviceStorage } from '@portal/shared';
import { atom } from 'jotai';

const storageKey = 'shortcuts';

const chosenAtom = atom<boolean | null>(null);

/** True until the reader switches the shortcuts off on this device. */
export const shortcutsAtom = atom(
  (get) => get(chosenAtom) ?? deviceStorage.read(storageKey) !== 'off',
  (_get, set, isOn: boolean) => {
    set(chosenAtom, isOn);
    deviceStorage.write(storageKey, isOn ? null : 'off');
  },
);
