import type { CalendarDay } from '@portal/shared';
import { dateTexts } from '../texts/dateTexts';
import { daysBetween } from './daysBetween';

/** `today`, `yesterday`, `3 days ago`, counted in calendar days; null for a day in the future. */
export function dayToRelativeText(day: CalendarDay, today: CalendarDay): string | null {
  const days = daysBetween(day, today);
  if (days === 0) return dateTexts.today;
  if (days === 1) return dateTexts.yesterday;
  return days < 0 ? null : dateTexts.daysAgo(days);
}
