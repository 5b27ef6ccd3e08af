import type { Reading, ReportReading } from './Reading';

/** What the reader has seen and read of one report. */
export const readingOf = (reading: Reading, slug: string): ReportReading =>
  reading.find((one) => one.slug === slug) ?? { slug, since: null, seen: null, opened: [], read: [] };
