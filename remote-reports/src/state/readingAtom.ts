import { createKeptAtom } from '@portal/shared';
import { listOf } from '../api/listOf';
import { recordOf } from '../api/recordOf';
import { dropOldest } from '../model/dropOldest';
import type { Opening, Reading, ReadingPlace, ReportReading } from '../model/Reading';

/** The reports and articles that the reader has seen and read, in every tab of this device; null while the reader is unknown. */
export const readingAtom = createKeptAtom<Reading>({
  name: 'reading',
  format: 1,
  empty: [],
  parse: (value) => allOf(value, toReportReading),
  dropOldest,
});

function toReportReading(value: unknown): ReportReading | null {
  const { slug, since, seen, opened, read, place } = recordOf(value) ?? {};
  if (typeof slug !== 'string') return null;
  return {
    slug,
    since: stringOf(since),
    seen: stringOf(seen),
    opened: allOf(opened, toOpening) ?? [],
    read: allOf(read, stringOf) ?? [],
    place: toPlace(place),
  };
}

function toOpening(value: unknown): Opening | null {
  const { version, at, anchors } = recordOf(value) ?? {};
  if (typeof version !== 'string' || typeof at !== 'number') return null;
  return { version, at, anchors: allOf(anchors, stringOf) ?? [] };
}

function toPlace(value: unknown): ReadingPlace | undefined {
  const { version, date, anchor, name, title, at } = recordOf(value) ?? {};
  const isPlace =
    typeof version === 'string' &&
    typeof anchor === 'string' &&
    typeof name === 'string' &&
    typeof title === 'string' &&
    typeof at === 'number';
  return isPlace ? { version, date: stringOf(date), anchor, name, title, at } : undefined;
}

const stringOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The entries of a list; null if it is none, or if one of them is invalid. */
function allOf<T>(value: unknown, parse: (entry: unknown) => T | null): T[] | null {
  const entries = listOf(value)?.map(parse);
  return entries?.every((entry) => entry !== null) ? entries : null;
}
