import { isNewer, keyOf, reportListAtom, useLoad, type Report } from '@portal/shared';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { newestLoader } from './newestLoader';

/** True once the list has a newer report than the one that is shown as the latest. */
export function useNewerReport(slug: string, { modified }: Report): boolean {
  const { load } = useLoad(newestLoader, slug);
  const setList = useSetAtom(reportListAtom);

  // Other screens and the bell need not ask for it again.
  useEffect(() => {
    if (load.status !== 'ready' || !load.data.list) return;
    setList({ status: 'ready', key: keyOf([]), data: load.data.list, at: load.at });
  }, [load, setList]);

  return load.status === 'ready' && isNewer(load.data.modified, modified?.iso ?? null);
}
