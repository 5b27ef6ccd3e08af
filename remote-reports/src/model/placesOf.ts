import { isPlaceOver } from './isPlaceOver';
import type { Reading, ReadingPlace } from './Reading';

/** The place in one report. */
export interface SlugPlace {
  slug: string;
  place: ReadingPlace;
}

/** Most that are offered. */
const most = 3;

/** The places at which the reader can go on, the last first. */
export const placesOf = (reading: Reading, now: number): SlugPlace[] =>
  reading
    .flatMap(({ slug, place }) => (place && !isPlaceOver(place, now) ? [{ slug, place }] : []))
    .sort((one, other) => other.place.at - one.place.at)
    .slice(0, most);
