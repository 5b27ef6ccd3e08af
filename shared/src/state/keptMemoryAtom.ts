import { atom } from 'jotai';

interface Refused {
  text: string;
  /** The device's text at that time. */
  stored: string | null;
}

/** Texts that the device refuses to keep, by their key: they last as long as the page, or until the reader leaves. */
export const keptMemoryAtom = atom<Record<string, Refused>>({});
