import { atom } from 'jotai';
import { deviceStorage } from '../storage/deviceStorage';
import { lastVisitAtom } from './lastVisitAtom';
import { reportAtom } from './reportAtom';
import { reportListAtom } from './reportListAtom';
import { userInfoAtom } from './userInfoAtom';

/** Drops every loaded answer and all that is kept on the device for the reader who was signed in (H-7). */
export const forgetReaderAtom = atom(null, (_get, set) => {
  set(userInfoAtom, { status: 'idle' });
  set(reportListAtom, { status: 'idle' });
  set(reportAtom, { status: 'idle' });
  set(lastVisitAtom, null);
  deviceStorage.clear('reader.');
});
