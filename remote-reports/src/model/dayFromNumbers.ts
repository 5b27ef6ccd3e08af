import type { CalendarDay } from '@portal/shared';

/** The day of the calendar that these numbers name; null where the calendar has none, as on 30 February (B-32). */
export function calendarDay(year: number, month: number, day: number): CalendarDay | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
