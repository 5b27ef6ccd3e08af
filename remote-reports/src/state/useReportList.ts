import { lastVisitAtom, notificationsAtom, useLoad } from '@portal/shared';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { notificationsOf } from '../model/notificationsOf';
import { portal } from '../portal';
import { reportListLoader } from './reportListLoader';

/** The load of the list, and the reader's last visit; what is newer than that goes to the bell (S-52). */
export function useReportList() {
  const { load, reload } = useLoad(reportListLoader);
  const lastVisit = useAtomValue(lastVisitAtom);
  const notify = useSetAtom(notificationsAtom);
  const items = load.status === 'ready' ? load.data : null;

  useEffect(() => {
    notify(portal.federationName, items ? notificationsOf(items, lastVisit) : []);
  }, [items, lastVisit, notify]);

  return { load, reload, lastVisit };
}
