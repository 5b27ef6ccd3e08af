import type { CalendarDay } from '@portal/shared';

/** A calendar day; null for one that does not exist, such as 30 February. */
export function dayFromNumbers(year: number, month: number, day: number): CalendarDay | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
