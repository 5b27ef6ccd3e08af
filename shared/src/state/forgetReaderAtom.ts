import { atom } from 'jotai';
import { deviceStorage } from '../storage/deviceStorage';
import { forgetAnswersAtom } from './forgetAnswersAtom';

/** Drops every loaded answer and all that is kept on the device for the reader who was signed in (H-7). */
export const forgetReaderAtom = atom(null, (_get, set) => {
  set(forgetAnswersAtom);
  deviceStorage.clear('reader.');
});
