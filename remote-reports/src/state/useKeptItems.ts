import { reportListAtom, type ReportListItem } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { keptItems } from '../model/keptItems';

/** The reports that stay on a screen while their list is loaded again, and whether that has failed. */
export function useKeptItems(): { kept: ReportListItem[] | null; isOld: boolean } {
  const list = useAtomValue(reportListAtom);
  const [openedAt] = useState(() => Date.now());
  const [before, setBefore] = useState<ReportListItem[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const kept = keptItems(before, list, openedAt);
  const isOld = kept !== null && (list.status === 'failed' || (list.status === 'loading' && hasFailed));
  if (kept !== before) setBefore(kept);
  if (isOld !== hasFailed) setFailed(isOld);
  return { kept, isOld };
}
