import { atom, type WritableAtom } from 'jotai';
import { deviceStorage } from '../storage/deviceStorage';
import { deviceChangesAtom } from './deviceChangesAtom';

/**
 * A choice kept on the device as a text, the same in all tabs; it lasts as long as the page if storage is blocked (B-53).
 *
 * @param textOf null for the choice of who has made none
 */
export function createPreferenceAtom<T>(
  key: string,
  parse: (text: string | null) => T,
  textOf: (value: T) => string | null,
): WritableAtom<T, [value: T], void> {
  /** The choice that the device does not keep. */
  const heldAtom = atom<{ text: string | null } | null>(null);
  const textAtom = atom((get) => {
    get(deviceChangesAtom);
    const held = get(heldAtom);
    return held ? held.text : deviceStorage.read(key);
  });
  const valueAtom = atom((get) => parse(get(textAtom)));

  return atom(
    (get) => get(valueAtom),
    (_get, set, value: T) => {
      const text = textOf(value);
      deviceStorage.write(key, text);
      set(heldAtom, deviceStorage.read(key) === text ? null : { text });
      set(deviceChangesAtom, (count) => count + 1);
    },
  );
}
