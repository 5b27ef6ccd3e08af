import type { CalendarDay, Report } from '@portal/shared';
import { dayFromCompact } from './dayFromCompact';
import { findCurrentEntry } from './findCurrentEntry';
import { latestVersion } from './latestVersion';

/** The day of the report that is shown: the address names it, also one that the history does not know. */
export const shownDay = (report: Report, version: string): CalendarDay | null =>
  version === latestVersion
    ? (findCurrentEntry(report, version)?.day ?? report.modified?.day ?? null)
    : dayFromCompact(version);
