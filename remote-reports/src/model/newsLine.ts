import type { CalendarDay } from '@portal/shared';
import { countOf } from './countOf';
import { dayFromLocalDate } from './dayFromLocalDate';
import { dayToRelativeText } from './dayToRelativeText';
import { dayToText } from './dayToText';

/** `3 new reports since yesterday.` or `Nothing new since yesterday.`; null on a first visit. */
export function newsLine(count: number, lastVisit: string | null, today: CalendarDay): string | null {
  const moment = new Date(lastVisit ?? NaN);
  if (Number.isNaN(moment.getTime())) return null;
  const day = dayText(dayFromLocalDate(moment), today);
  return count === 0 ? `Nothing new since ${day}.` : `${countOf(count, 'new report')} since ${day}.`;
}

function dayText(day: CalendarDay, today: CalendarDay): string {
  const relative = dayToRelativeText(day, today);
  if (relative === 'yesterday') return relative;
  return day < today ? dayToText(day) : 'earlier today';
}
