import { deviceStorage } from '@portal/shared';
import { atom } from 'jotai';
import { parseTextStyle } from '../model/parseTextStyle';
import type { TextStyle } from '../model/TextStyle';

const storageKey = 'text';

const chosenAtom = atom<TextStyle | null>(null);

/** The reader's size and spacing of text, kept on the device. It is read while a report is drawn, so nothing jumps. */
export const textStyleAtom = atom(
  (get) => get(chosenAtom) ?? parseTextStyle(deviceStorage.read(storageKey)),
  (_get, set, style: TextStyle) => {
    set(chosenAtom, style);
    deviceStorage.write(storageKey, style.size + (style.isCompact ? ' compact' : ''));
  },
);
