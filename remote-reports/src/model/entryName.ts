import type { HistoryEntry } from '@portal/shared';
import { dayToHistoryText } from './dayToHistoryText';

/** A dated report as the history names it. */
export const entryName = ({ date, day }: HistoryEntry): string =>
  day === null ? date : dayToHistoryText(day);
