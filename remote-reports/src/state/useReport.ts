import { reportListAtom, useLoad, type ModifiedDate, type Report } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { dayFromCompact } from '../model/dayFromCompact';
import { latestVersion } from '../model/latestVersion';
import { reportLoader } from './reportLoader';
import { useOpening } from './useOpening';

/** A list that came so long (ms) after a report may mean a version that came in between. */
const longestLag = 60_000;

/**
 * The load of one report, its name if the list is loaded already, and the date that the list had for it when it came. A
 * report that is there has been opened.
 */
export function useReport(slug: string, version: string) {
  const { load, reload } = useLoad(reportLoader, slug, version);
  const list = useAtomValue(reportListAtom);
  const [known, setKnown] = useState<{ report: Report; listed: ModifiedDate } | null>(null);
  const report = load.status === 'ready' ? load.data : null;
  const item = list.status === 'ready' ? list.data.find((one) => one.slug === slug) : undefined;
  // The list means the latest version, which has a dated address as well.
  const isOfLatest =
    version === latestVersion ||
    (item?.modified && dayFromCompact(version) === item.modified.iso.slice(0, 10));
  const isListed =
    isOfLatest && load.status === 'ready' && list.status === 'ready' && list.at - load.at < longestLag;
  const found = (isListed && item?.modified) || null;
  // It stays known when a later list takes the place of that one.
  if (report && found && (known?.report !== report || known.listed !== found))
    setKnown({ report, listed: found });
  const listed = known?.report === report ? known.listed : null;
  useOpening(report, version, listed);
  return { load, reload, knownName: item?.name ?? null, listed };
}
