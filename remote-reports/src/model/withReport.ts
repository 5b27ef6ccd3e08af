import type { Reading, ReportReading } from './Reading';
import { readingOf } from './readingOf';

/** Replaces what is known of one report, which becomes the last one. The same reading if nothing changes. */
export function withReport(
  reading: Reading,
  slug: string,
  change: (before: ReportReading) => ReportReading,
): Reading {
  const before = readingOf(reading, slug);
  const after = change(before);
  return after === before ? reading : [...reading.filter((one) => one.slug !== slug), after];
}
