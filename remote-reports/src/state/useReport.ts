import { keyOf, reportAtom, reportListAtom, useLoad } from '@portal/shared';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isOutdated } from '../model/isOutdated';
import { latestVersion } from '../model/latestVersion';
import { reportLoader } from './reportLoader';
import { useNewerReport } from './useNewerReport';
import { useReloadWhenOnline } from './useReloadWhenOnline';

const refreshAtom = atom(null, (get, set, slug: string) => {
  const load = get(reportAtom);
  const isThis = load.status === 'ready' && load.key === keyOf([slug, latestVersion]);
  if (isThis && isOutdated(load.at, Date.now())) set(reportLoader.reloadAtom, [slug, latestVersion]);
});

/** One report, a way to ask for it again, and whether there is a newer one by now. */
export function useReport(slug: string, version: string) {
  const { load, reload } = useLoad(reportLoader, slug, version);
  const list = useAtomValue(reportListAtom);
  const refresh = useSetAtom(refreshAtom);
  useReloadWhenOnline(load, reload);
  const hasNewer = useNewerReport(slug, version, load);

  // What is kept from this morning is not the latest any more; nobody has begun to read it.
  useEffect(() => {
    if (version === latestVersion) refresh(slug);
  }, [refresh, slug, version]);

  const item = list.status === 'ready' ? list.data.find((one) => one.slug === slug) : undefined;
  return { load, reload, hasNewer, knownName: item?.name ?? null };
}
