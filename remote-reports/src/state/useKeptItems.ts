import { reportListAtom, useTimer, type ReportListItem } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { keptItems } from '../model/keptItems';

/** Time (ms) after which the reader is told that the list is loaded again. */
const silentFor = 1000;

/** The reports that stay on a screen while their list is loaded again, and whether that has failed or takes long. */
export function useKeptItems(): { kept: ReportListItem[] | null; isOld: boolean } {
  const list = useAtomValue(reportListAtom);
  // Without a network an old list is shown too.
  const [openedAt] = useState(() => (navigator.onLine ? Date.now() : 0));
  const [before, setBefore] = useState<ReportListItem[] | null>(null);
  const [isTold, setTold] = useState(false);

  const kept = keptItems(before, list, openedAt);
  const isOld = kept !== null && (list.status === 'failed' || (list.status === 'loading' && isTold));
  if (kept !== before) setBefore(kept);
  if (isOld !== isTold) setTold(isOld);

  const isReloading = kept !== null && list.status === 'loading';
  useTimer(isReloading ? silentFor : null, () => {
    setTold(true);
  });

  return { kept, isOld };
}
