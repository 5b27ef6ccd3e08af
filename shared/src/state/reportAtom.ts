import { atom } from 'jotai';
import type { Load } from '../load/Load';
import type { Report } from '../model/Report';

export const reportAtom = atom<Load<Report>>({ status: 'idle' });

export const isReportLoadingAtom = atom((get) => get(reportAtom).status === 'loading');
