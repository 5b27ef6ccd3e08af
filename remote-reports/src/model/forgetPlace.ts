import { isInNewer } from './isInNewer';
import { notePlace } from './notePlace';
import type { Reading } from './Reading';
import { readingOf } from './readingOf';

/** Notes that the reader is through with a version of a report. A place in a newer one stays: an older one is looked up. */
export function forgetPlace(reading: Reading, slug: string, version: string, now: number): Reading {
  const { place } = readingOf(reading, slug);
  return isInNewer(place, version) ? reading : notePlace(reading, slug, undefined, now);
}
