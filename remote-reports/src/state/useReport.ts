import { reportListAtom, useLoad } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { latestVersion } from '../model/latestVersion';
import { reportLoader } from './reportLoader';
import { useOpening } from './useOpening';

/** A list that came so long (ms) after a report may mean a version that came in between. */
const longestLag = 60_000;

/** The load of one report, and its name if the list is loaded already. A report that is there has been opened. */
export function useReport(slug: string, version: string) {
  const { load, reload } = useLoad(reportLoader, slug, version);
  const list = useAtomValue(reportListAtom);
  const item = list.status === 'ready' ? list.data.find((one) => one.slug === slug) : undefined;
  const isListed =
    version === latestVersion &&
    load.status === 'ready' &&
    list.status === 'ready' &&
    list.at - load.at < longestLag;
  useOpening(load.status === 'ready' ? load.data : null, version, (isListed && item?.modified) || null);
  return { load, reload, knownName: item?.name ?? null };
}
