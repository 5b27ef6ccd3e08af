import type { Reading, ReportReading } from './Reading';

/** The traces of the reader in one report; empty ones where there are none. */
export const readingOf = (reading: Reading, slug: string): ReportReading =>
  reading.find((one) => one.slug === slug) ?? { slug, since: null, seen: null, opened: [], read: [] };
