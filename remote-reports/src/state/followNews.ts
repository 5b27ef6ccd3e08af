import {
  lastVisitAtom,
  newsChecksAtom,
  newsSeenAtom,
  notificationsAtom,
  reportListAtom,
  type NewsCheck,
  type ReportListItem,
  type Store,
} from '@portal/shared';
import { atom } from 'jotai';
import { forgetWrongDates } from '../model/forgetWrongDates';
import { noteNews } from '../model/noteNews';
import { noteSeen } from '../model/noteSeen';
import { notificationsOf } from '../model/notificationsOf';
import { portal } from '../portal';
import { checkList } from './checkList';
import { readingAtom } from './readingAtom';

const checks = { loading: 'checking', ready: 'done', failed: 'failed' } as const;

/** Tells the bell which reports are new to the reader, on every screen (S-52, H-9). Returns a function that ends it. */
export function followNews(store: Store): () => void {
  /** The list as it was loaded last: that of its screen is empty while it is loaded again, and after a failure. */
  const knownAtom = atom<ReportListItem[] | null>(null);
  const outcomeAtom = atom<NewsCheck>('checking');
  const visitedAtom = atom((get) => ({ items: get(knownAtom), lastVisit: get(lastVisitAtom) }));
  const newsAtom = atom((get) => {
    const { items, lastVisit } = get(visitedAtom);
    const reading = get(readingAtom);
    const { status } = get(reportListAtom);
    const check = status === 'idle' ? get(outcomeAtom) : checks[status];
    return {
      items: items && reading ? notificationsOf(items, reading, lastVisit) : [],
      check: reading || check === 'failed' ? check : 'checking',
    };
  });

  const keepList = () => {
    const list = store.get(reportListAtom);
    if (list.status === 'ready') store.set(knownAtom, list.data);
  };
  const note = () => {
    const { items, lastVisit } = store.get(visitedAtom);
    if (!items) return;
    store.set(readingAtom, (before) =>
      noteNews(forgetWrongDates(before, items, Date.now()), items, lastVisit),
    );
  };
  const markAll = () => {
    const items = store.get(knownAtom);
    if (items && store.get(newsSeenAtom) !== null)
      store.set(readingAtom, (before) => noteSeen(before, items));
  };
  let told: unknown;
  const tell = () => {
    const news = store.get(newsAtom);
    // A change that is noted is told of at once, and then once more in its turn.
    if (news === told) return;
    told = news;
    store.set(notificationsAtom, portal.federationName, news.items);
    store.set(newsChecksAtom, (all) => ({ ...all, [portal.federationName]: news.check }));
  };

  const ends = [
    store.sub(reportListAtom, keepList),
    store.sub(visitedAtom, note),
    store.sub(newsSeenAtom, markAll),
    store.sub(newsAtom, tell),
  ];
  keepList();
  tell();
  ends.push(
    checkList(store, (outcome) => {
      store.set(outcomeAtom, outcome);
    }),
  );
  return () => {
    for (const end of ends) end();
  };
}
