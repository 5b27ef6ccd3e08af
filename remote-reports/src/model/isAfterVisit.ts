import { dayFromLocalDate } from './dayFromLocalDate';
import { isDay } from './isDay';

/**
 * True if a report was modified after a visit, by its ISO text. A date without a time begins at midnight in UTC or where the
 * reader is, whichever is later: else an evening in America would be after the report of the next morning.
 */
export const isAfterVisit = (modified: string, visit: string): boolean =>
  Date.parse(modified) > Date.parse(visit) ||
  (isDay(modified) && modified > dayFromLocalDate(new Date(visit)));
