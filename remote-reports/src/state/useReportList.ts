import { lastVisitAtom, useLoad, type ReportListItem } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { newSince } from '../model/newSince';
import { readingAtom } from './readingAtom';
import { reportListLoader } from './reportListLoader';
import { useKeptItems } from './useKeptItems';

/** The load of the list, the reports to show, also while it is loaded again, and which are new to the reader. */
export function useReportList() {
  const { load, reload } = useLoad(reportListLoader);
  const { kept, isOld } = useKeptItems();
  const items = load.status === 'ready' ? load.data : kept;
  const lastVisit = useAtomValue(lastVisitAtom);
  const reading = useAtomValue(readingAtom);
  const newSinceOf = (item: ReportListItem) => newSince(item, reading ?? [], lastVisit);
  const isNew = (item: ReportListItem) => newSinceOf(item) !== null;
  return { load, items, isOld, reload, lastVisit, isReaderKnown: reading !== null, newSinceOf, isNew };
}
