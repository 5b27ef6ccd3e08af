import type { CalendarDay } from '@portal/shared';

const dayLength = 24 * 60 * 60 * 1000;

/** Days from one day of the calendar to another; less than 0 to one before it. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength;
