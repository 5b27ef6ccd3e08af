import type { ModifiedDate } from '@portal/shared';
import { dateTexts } from '../texts/dateTexts';
import { dayFromLocalDate } from './dayFromLocalDate';
import { dayToRelativeText } from './dayToRelativeText';

const hour = 60 * 60 * 1000;

/** How long ago a report was modified: of the last 24 hours the hours, since "today" depends on the time zone. */
export function modifiedToRelativeText(
  { iso, day, isInUnknownZone }: ModifiedDate,
  now: number,
): string | null {
  const hours = isInUnknownZone || iso === day ? NaN : Math.floor((now - Date.parse(iso)) / hour);
  if (hours === 0) return dateTexts.withinAnHour;
  if (hours > 0 && hours < 24) return dateTexts.hoursAgo(hours);
  return dayToRelativeText(day, dayFromLocalDate(new Date(now)));
}
