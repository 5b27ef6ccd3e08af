import type { CalendarDay, HistoryEntry } from '@portal/shared';
import { createContext } from 'react';

/** A report beside an older one, which may not be loaded yet. */
export interface Comparison {
  older: HistoryEntry;
  /** Anchors of the articles that the older report has not. */
  added?: ReadonlySet<string>;
  /** Marks those articles. */
  label?: string;
}

interface Comparing {
  /** Of the report that is compared; null where it is not known. */
  day: CalendarDay | null;
  comparison: Comparison | null;
  /** Goes on as it is where the report is compared with that one already. */
  compare: (older: HistoryEntry) => void;
}

/** A context, because the history that begins a comparison and the articles that it marks are far from each other. */
export const ComparisonContext = createContext<Comparing | null>(null);
