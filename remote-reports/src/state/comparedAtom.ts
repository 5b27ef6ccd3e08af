import { keyOf, reportAtom, type Load, type Report } from '@portal/shared';
import { atom } from 'jotai';
import { compareReports } from '../model/compareReports';
import { sinceName } from '../model/sinceName';
import { comparisonTexts } from '../texts/comparisonTexts';
import { comparisonMarksAtom } from './comparisonMarksAtom';

const loadAtom = atom<Load<Report>>({ status: 'idle' });

/** The open report beside the older one; null until both are there. */
export const changesAtom = atom((get) => {
  const report = get(reportAtom);
  const older = get(loadAtom);
  return report.status === 'ready' && older.status === 'ready'
    ? compareReports(report.data, older.data)
    : null;
});

/** The older report. Once it is there the open one has its marks, and keeps them while it is loaded again. */
export const comparedAtom = atom(
  (get) => get(loadAtom),
  (get, set, load: Load<Report>) => {
    set(loadAtom, load);
    if (load.status === 'idle') set(comparisonMarksAtom, null);
    const report = get(reportAtom);
    const changes = get(changesAtom);
    if (load.status !== 'ready' || report.status !== 'ready' || !changes) return;
    const { slug, history } = report.data;
    const older = history.find(({ date }) => keyOf([slug, date]) === load.key);
    if (!older) return;
    set(comparisonMarksAtom, {
      date: older.date,
      label: comparisonTexts.newSince(sinceName(older)),
      added: changes.added,
    });
  },
);
