import type { ModifiedDate } from '@portal/shared';
import { dayFromLocalDate } from './dayFromLocalDate';
import { dayToShortText } from './dayToShortText';
import { modifiedToRelativeText } from './modifiedToRelativeText';

const dayLength = 24 * 60 * 60 * 1000;

/** When a report was modified, in a word or two: how long ago, of today and yesterday, otherwise the day. */
export function modifiedToBriefText(modified: ModifiedDate, now: number): string {
  const today = dayFromLocalDate(new Date(now));
  const isRecent = Date.parse(today) - Date.parse(modified.day) <= dayLength;
  return (isRecent && modifiedToRelativeText(modified, now)) || dayToShortText(modified.day, today);
}
