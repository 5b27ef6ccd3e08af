import type { ReadingPlace } from './Reading';

/** Time (ms) after which nobody goes on where they were. */
const longest = 7 * 24 * 60 * 60 * 1000;

export const isPlaceOver = ({ at }: ReadingPlace, now: number): boolean => Math.abs(now - at) > longest;
