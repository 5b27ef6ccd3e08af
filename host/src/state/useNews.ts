import {
  deviceStorage,
  isNewer,
  lastVisitAtom,
  reportListAtom,
  userInfoAtom,
  type ReportListItem,
} from '@portal/shared';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

const storageKey = (userId: string) => `reader.${userId}.lastVisit`;

/** Loaded reports that are newer than the reader's last visit; records this visit for the next one (H-9). */
export function useNews(): ReportListItem[] {
  const user = useAtomValue(userInfoAtom);
  const list = useAtomValue(reportListAtom);
  const [lastVisit, setLastVisit] = useAtom(lastVisitAtom);
  const userId = user.status === 'ready' ? user.data.id : null;

  useEffect(() => {
    if (!userId) return;
    const key = storageKey(userId);
    setLastVisit(deviceStorage.read(key));
    deviceStorage.write(key, new Date().toISOString());
  }, [userId, setLastVisit]);

  if (list.status !== 'ready') return [];
  return list.data.filter(({ slug, modified }) => slug && isNewer(modified, lastVisit));
}
