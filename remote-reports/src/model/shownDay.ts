import type { CalendarDay, Report } from '@portal/shared';
import { dayFromCompact } from './dayFromCompact';
import { latestVersion } from './latestVersion';

/**
 * The day of the report that is shown: the address names it, also one that the history does not know. The latest one is
 * of the day of its modification in UTC, as the API dates reports: in a reader's own zone it may be another report's.
 */
export const shownDay = ({ modified }: Report, version: string): CalendarDay | null =>
  version === latestVersion ? (modified?.iso.slice(0, 10) ?? null) : dayFromCompact(version);
