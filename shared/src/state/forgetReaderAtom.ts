import { atom } from 'jotai';
import { deviceStorage } from '../storage/deviceStorage';
import { forgetAnswersAtom } from './forgetAnswersAtom';

/** Drops loaded data and everything kept on the device for the reader who signed out (H-7). */
export const forgetReaderAtom = atom(null, (_get, set) => {
  set(forgetAnswersAtom);
  deviceStorage.clear('reader.');
});
