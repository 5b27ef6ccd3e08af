import { atom } from 'jotai';

/** Texts that the device refuses to keep, by their key: they last as long as the page, or until the reader leaves. */
export const keptMemoryAtom = atom<Record<string, string>>({});
