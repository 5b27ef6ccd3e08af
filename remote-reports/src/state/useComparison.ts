import { useLoad, type HistoryEntry, type Report } from '@portal/shared';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { compareReports } from '../model/compareReports';
import { sinceName } from '../model/sinceName';
import { comparisonTexts } from '../texts/comparisonTexts';
import { comparedLoader } from './comparedLoader';

/** Loads an older report and compares a report with it. Tells once which articles are new since when. */
export function useComparison(
  report: Report,
  older: HistoryEntry,
  onCompared: (label: string, added: ReadonlySet<string>) => void,
) {
  const { load, reload } = useLoad(comparedLoader, report.slug, older.date);
  const before = load.status === 'ready' ? load.data : null;
  const changes = useMemo(() => before && compareReports(report, before), [report, before]);

  const tell = useEffectEvent(onCompared);
  useEffect(() => {
    if (changes) tell(comparisonTexts.newSince(sinceName(older)), changes.added);
  }, [changes, older]);

  return { failure: load.status === 'failed' ? load.reason : null, changes, reload };
}
