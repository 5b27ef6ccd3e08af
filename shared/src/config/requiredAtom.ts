import { atom, type WritableAtom } from 'jotai';

/** An atom that is filled at start. Reading it earlier throws `message`, which says who fills it. */
export function requiredAtom<T>(message: string): WritableAtom<T, [T], void> {
  const filledAtom = atom<{ value: T } | null>(null);

  return atom(
    (get) => {
      const filled = get(filledAtom);
      if (!filled) throw new Error(message);
      return filled.value;
    },
    (_get, set, value: T) => {
      set(filledAtom, { value });
    },
  );
}
