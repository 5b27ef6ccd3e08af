import { localDay } from './localDay';

const longestUse = 30 * 60 * 1000;

/** Whether what was loaded at one moment has grown old at another: on a later day, or after half an hour (H-3). */
export const isOutdated = (loadedAt: number, now: number): boolean =>
  now - loadedAt >= longestUse || localDay(new Date(now)) > localDay(new Date(loadedAt));
