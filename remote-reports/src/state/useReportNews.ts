import {
  lastVisitAtom,
  newsChecksAtom,
  newsSeenAtom,
  notificationsAtom,
  reportListAtom,
  type ReportListItem,
} from '@portal/shared';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { noteNews } from '../model/noteNews';
import { noteSeen } from '../model/noteSeen';
import { notificationsOf } from '../model/notificationsOf';
import { portal } from '../portal';
import { readingAtom } from './readingAtom';
import { useListCheck } from './useListCheck';

/** Tells the bell which reports are new to the reader, on every screen (S-52, H-9). */
export function useReportNews(): void {
  const { items, check } = useKnownList();
  const lastVisit = useAtomValue(lastVisitAtom);
  const reading = useAtomValue(readingAtom);
  const change = useSetAtom(readingAtom);
  const notify = useSetAtom(notificationsAtom);
  const setChecks = useSetAtom(newsChecksAtom);
  const seenAt = useAtomValue(newsSeenAtom);

  useEffect(() => {
    if (items) change((before) => noteNews(before, items, lastVisit));
  }, [items, lastVisit, change]);

  useEffect(() => {
    notify(portal.federationName, items && reading ? notificationsOf(items, reading, lastVisit) : []);
    const status = reading || check === 'failed' ? check : 'checking';
    setChecks((all) => ({ ...all, [portal.federationName]: status }));
  }, [items, reading, lastVisit, check, notify, setChecks]);

  const markAll = useEffectEvent(() => {
    if (items) change((before) => noteSeen(before, items));
  });
  useEffect(() => {
    if (seenAt !== null) markAll();
  }, [seenAt]);
}

/** The list as it was loaded last, and whether that is how it is now. */
function useKnownList() {
  const outcome = useListCheck();
  const list = useAtomValue(reportListAtom);
  const [known, setKnown] = useState<ReportListItem[] | null>(null);
  const items = list.status === 'ready' ? list.data : known;
  // The list is empty while it is loaded again, and after a failure.
  if (items !== known) setKnown(items);
  return { items, check: list.status === 'idle' ? outcome : checks[list.status] };
}

const checks = { loading: 'checking', ready: 'done', failed: 'failed' } as const;
