import { atom } from 'jotai';
import type { Load } from '../load/Load';
import type { ReportListItem } from '../model/ReportListItem';

export const reportListAtom = atom<Load<ReportListItem[]>>({ status: 'idle' });

export const isReportListLoadingAtom = atom((get) => get(reportListAtom).status === 'loading');
