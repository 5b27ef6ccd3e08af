import { isNewer, type ReportListItem } from '@portal/shared';
import { isAfterVisit } from './isAfterVisit';
import type { Reading } from './Reading';
import { readingOf } from './readingOf';

/** A report, by its slug and the date of its newest version. */
export type DatedReport = Pick<ReportListItem, 'slug' | 'modified'>;

/** The visit since which a report is new; null if it is not, was opened since, or cannot be opened (H-9). */
export function newSince(
  { slug, modified }: DatedReport,
  reading: Reading,
  lastVisit: string | null,
): string | null {
  if (slug === null || modified === null) return null;
  const { since, seen } = readingOf(reading, slug);
  if (seen !== null && !isNewer(modified, seen)) return null;
  // A version seen after that visit leaves a later one to count from, unless there is none.
  const isPast = since !== null && seen !== null && isAfterVisit(seen, since);
  const visits = (isPast ? [lastVisit, since] : [since, lastVisit]).filter((visit) => visit !== null);
  const known = visits.find((visit) => isAfterVisit(modified.iso, visit));
  // It may have come during that visit, after the list was loaded: what was seen is older, and that is enough.
  return known ?? (seen === null ? null : visits[0]) ?? null;
}
