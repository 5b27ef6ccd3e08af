import { isPlaceOver } from './isPlaceOver';
import { isInNewer } from './isInNewer';
import type { Reading, ReadingPlace } from './Reading';
import { withReport } from './withReport';

/**
 * Notes where the reader is in a report, or that there is no such place; all places that are over go. One in a newer version
 * stays: an older one is looked up.
 */
export function notePlace(
  reading: Reading,
  slug: string,
  place: ReadingPlace | undefined,
  now: number,
): Reading {
  const isOver = reading.some((one) => one.place && isPlaceOver(one.place, now));
  const kept = isOver
    ? reading.map((one) => (one.place && isPlaceOver(one.place, now) ? { ...one, place: undefined } : one))
    : reading;
  return withReport(kept, slug, (before) =>
    isSame(before.place, place) || (place && isInNewer(before.place, place.version))
      ? before
      : { ...before, place },
  );
}

/** Time (ms) after which the same article is noted once more, so that the last one read comes first. */
const moment = 60_000;

const isSame = (one: ReadingPlace | undefined, other: ReadingPlace | undefined) =>
  one?.version === other?.version &&
  one?.anchor === other?.anchor &&
  Math.abs((one?.at ?? 0) - (other?.at ?? 0)) < moment;
