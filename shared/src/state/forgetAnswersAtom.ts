import { atom } from 'jotai';
import { sessionCountAtom } from '../load/sessionCountAtom';
import { keptMemoryAtom } from './keptMemoryAtom';
import { lastVisitAtom } from './lastVisitAtom';
import { newsChecksAtom, newsSeenAtom, notificationsBySourceAtom } from './notificationsAtom';
import { rememberedReaderAtom } from './readerAtom';
import { reportAtom } from './reportAtom';
import { reportListAtom } from './reportListAtom';
import { userInfoAtom } from './userInfoAtom';

/** Drops the data in memory that was loaded for the reader who signed out. */
export const forgetAnswersAtom = atom(null, (_get, set) => {
  set(userInfoAtom, { status: 'idle' });
  set(rememberedReaderAtom, null);
  set(reportListAtom, { status: 'idle' });
  set(reportAtom, { status: 'idle' });
  set(lastVisitAtom, null);
  set(keptMemoryAtom, {});
  set(notificationsBySourceAtom, {});
  set(sessionCountAtom, (count) => count + 1);
  set(newsChecksAtom, {});
  set(newsSeenAtom, null);
  // Nobody may have taken it: the code that would is another team's, and may not be there.
  globalThis.portalFirstCall = undefined;
});
