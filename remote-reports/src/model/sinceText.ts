import { dayNames, type CalendarDay } from '@portal/shared';
import { dateTexts } from '../texts/dateTexts';
import { dayFromLocalDate } from './dayFromLocalDate';
import { daysBetween } from './daysBetween';
import { dayToShortText } from './dayToShortText';

/** The day of a visit: `earlier today`, `yesterday`, `Friday` or `Wed, November 4`; null for a text that is no time. */
export function sinceText(visit: string, today: CalendarDay): string | null {
  const moment = new Date(visit);
  if (Number.isNaN(moment.getTime())) return null;
  const day = dayFromLocalDate(moment);
  const days = daysBetween(day, today);
  if (days <= 0) return dateTexts.earlierToday;
  if (days === 1) return dateTexts.yesterday;
  return days < 7 ? dayNames(Date.parse(day)).weekday : dayToShortText(day, today);
}
