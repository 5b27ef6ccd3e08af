import type { CalendarDay, HistoryEntry } from '@portal/shared';
import { createContext } from 'react';
import type { ComparisonMarks } from '../model/ComparisonMarks';

interface Comparing {
  /** Of the report that is compared; null where it is not known. */
  day: CalendarDay | null;
  /** Null while it is compared with none, or with one that is not there yet. */
  marks: ComparisonMarks | null;
  compare: (older: HistoryEntry) => void;
}

/** A context, because the history that begins a comparison and the articles that it marks are far from each other. */
export const ComparisonContext = createContext<Comparing | null>(null);
