import { reportListAtom } from '@portal/shared';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isOutdated } from '../model/isOutdated';
import { reportListLoader } from './reportListLoader';
import { useTabReturn } from './useTabReturn';

const refreshAtom = atom(null, (get, set) => {
  const load = get(reportListAtom);
  if (load.status === 'ready' && isOutdated(load.at, Date.now())) set(reportListLoader.reloadAtom, []);
});

/** Whoever comes to the list, or back to its tab, does not find yesterday's (H-3). */
export function useFreshList(): void {
  const refresh = useSetAtom(refreshAtom);

  useEffect(refresh, [refresh]);
  useTabReturn(refresh);
}
