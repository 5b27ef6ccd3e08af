import { lastVisitAtom, useLoad, type ReportListItem } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { newSince } from '../model/newSince';
import { readingAtom } from './readingAtom';
import { reportListLoader } from './reportListLoader';

/** The load of the list, and which of its reports are new to the reader. */
export function useReportList() {
  const { load, reload } = useLoad(reportListLoader);
  const lastVisit = useAtomValue(lastVisitAtom);
  const reading = useAtomValue(readingAtom);
  const newSinceOf = (item: ReportListItem) => newSince(item, reading ?? [], lastVisit);
  const isNew = (item: ReportListItem) => newSinceOf(item) !== null;
  return { load, reload, lastVisit, isReaderKnown: reading !== null, newSinceOf, isNew };
}
