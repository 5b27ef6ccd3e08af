import type { ReadingPlace } from './Reading';

/** True for a place in a newer version than this one. */
export const isInNewer = (place: ReadingPlace | undefined, version: string): boolean =>
  place !== undefined && Date.parse(place.version) > Date.parse(version);
