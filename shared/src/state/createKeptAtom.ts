import { atom, type WritableAtom } from 'jotai';
import { deviceStorage } from '../storage/deviceStorage';
import { deviceChangesAtom } from './deviceChangesAtom';
import { keptMemoryAtom } from './keptMemoryAtom';
import { readerAtom } from './readerAtom';

interface KeptOptions<T> {
  /** Begins with the remote's name, as in `news.read`: all remotes keep what they keep beside each other. */
  name: string;
  /** Number of the form of the value, part of the key: one that has changed begins anew. */
  format: number;
  empty: T;
  /** Null for anything that is no such value. */
  parse: (value: unknown) => T | null;
  /** The value without its oldest part; null if nothing would be left. */
  dropOldest: (value: T) => T | null;
}

/** Null until it is known who the reader is. A change is made to what the device has now. */
export type KeptAtom<T> = WritableAtom<T | null, [change: (before: T) => T], void>;

/** Most characters of a value: 200 KB, as a browser needs two bytes for each. */
const longest = 100_000;

/** A value kept on the device for each reader until sign-out (H-7), in all tabs; or as long as the page (B-53). */
export function createKeptAtom<T>(options: KeptOptions<T>): KeptAtom<T> {
  const { name, format, empty, parse, dropOldest } = options;
  const keyOf = (reader: string, number = format) => `reader.${reader}.${name}-${String(number)}`;
  const parseText = (text: string | null): T => {
    try {
      return (text === null ? null : parse(JSON.parse(text))) ?? empty;
    } catch {
      return empty;
    }
  };

  /** Nothing is stored of a reader without an id. */
  const readDevice = (reader: string) => (reader === '' ? null : deviceStorage.read(keyOf(reader)));

  const textAtom = atom((get) => {
    get(deviceChangesAtom);
    const reader = get(readerAtom);
    if (reader === null) return null;
    const stored = readDevice(reader);
    const refused = get(keptMemoryAtom)[keyOf(reader)];
    // The next change here would overwrite what another tab could store since then.
    return refused?.stored === stored ? refused.text : stored;
  });

  const valueAtom = atom((get) => {
    const text = get(textAtom);
    return get(readerAtom) === null ? null : parseText(text);
  });

  return atom(
    (get) => get(valueAtom),
    (get, set, change: (before: T) => T) => {
      const reader = get(readerAtom);
      if (reader === null) return;
      // Another tab may have written a moment ago, and its event is still on its way.
      set(deviceChangesAtom, (count) => count + 1);
      const before = parseText(get(textAtom));
      const changed = change(before);
      if (changed === before) return;
      const key = keyOf(reader);
      const text = textOf(changed, dropOldest);
      const isStorable = text !== null && reader !== '';
      if (isStorable) {
        deviceStorage.write(key, text);
        for (let number = 1; number < format; number += 1) deviceStorage.write(keyOf(reader, number), null);
      }
      const stored = readDevice(reader);
      const isKept = isStorable && stored === text;
      set(keptMemoryAtom, ({ [key]: _before, ...others }) =>
        isKept ? others : { ...others, [key]: { text: text ?? JSON.stringify(changed), stored } },
      );
      set(deviceChangesAtom, (count) => count + 1);
    },
  );
}

/** The value as text without as many of its oldest parts as make it too long; null if that is all of it. */
function textOf<T>(value: T, dropOldest: (value: T) => T | null): string | null {
  let rest: T | null = value;
  while (rest !== null) {
    const text = JSON.stringify(rest);
    if (text.length <= longest) return text;
    rest = dropOldest(rest);
  }
  return null;
}
