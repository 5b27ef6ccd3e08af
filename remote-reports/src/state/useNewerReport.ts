import { isNewer, keyOf, reportListAtom, useLoad, type Report } from '@portal/shared';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { newestLoader } from './newestLoader';

/** True once the list has a newer report than the one that is shown as the latest, and while it is asked again. */
export function useNewerReport(slug: string, { modified }: Report): boolean {
  const { load } = useLoad(newestLoader, slug);
  const [known, setKnown] = useState(load);
  const setList = useSetAtom(reportListAtom);
  const last = load.status === 'ready' ? load : known;
  // There is no answer while the list is loaded again, and after a failure.
  if (last !== known) setKnown(last);

  // Other screens and the bell need not ask for it again.
  useEffect(() => {
    if (load.status !== 'ready' || !load.data.list) return;
    setList({ status: 'ready', key: keyOf([]), data: load.data.list, at: load.at });
  }, [load, setList]);

  return (
    last.status === 'ready' && last.key === load.key && isNewer(last.data.modified, modified?.iso ?? null)
  );
}
