import type { HistoryEntry } from '@portal/shared';
import { entryName } from './entryName';

/** A dated report without its year: `Fri Nov 20`. */
export const sinceName = (entry: HistoryEntry): string => entryName(entry).replace(/,.*/, '');
