import type { ModifiedDate } from '@portal/shared';
import { dayFromLocalDate } from './dayFromLocalDate';
import { daysBetween } from './daysBetween';
import { dayToShortText } from './dayToShortText';
import { modifiedToRelativeText } from './modifiedToRelativeText';

/** When a report was modified, in a word or two: how long ago, of today and yesterday, otherwise the day. */
export function modifiedToBriefText(modified: ModifiedDate, now: number): string {
  const today = dayFromLocalDate(new Date(now));
  const isRecent = daysBetween(modified.day, today) <= 1;
  return (isRecent && modifiedToRelativeText(modified, now)) || dayToShortText(modified.day, today);
}
