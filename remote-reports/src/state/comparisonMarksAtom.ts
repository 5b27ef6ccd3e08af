import { atom } from 'jotai';
import type { ComparisonMarks } from '../model/ComparisonMarks';

/** Of the comparison that goes on; null until its older report is there. */
export const comparisonMarksAtom = atom<ComparisonMarks | null>(null);
