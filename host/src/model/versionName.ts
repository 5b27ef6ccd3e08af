import { newsDay } from './newsDay';

/** A reader's name of the version that was live since a time: `the version of Fri, November 20`. */
export function versionName(since: string, now: Date): string {
  const day = newsDay(since, now);
  if (day === null) return 'the version before';
  if (day === 'today') return 'the version of earlier today';
  return day === 'yesterday' ? 'yesterday’s version' : `the version of ${day}`;
}
