import { newsDay } from './newsDay';
import { dayTexts } from '../texts/dayTexts';
import { fallbackTexts } from '../texts/fallbackTexts';

/** A reader's name of the version that was live since a time: `the version of Fri, November 20`. */
export function versionName(since: string, now: Date): string {
  const day = newsDay(since, now);
  if (day === null) return fallbackTexts.versionBefore;
  if (day === dayTexts.today) return fallbackTexts.versionOf(dayTexts.earlierToday);
  return day === dayTexts.yesterday ? fallbackTexts.yesterdaysVersion : fallbackTexts.versionOf(day);
}
