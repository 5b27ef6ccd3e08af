import type { CalendarDay } from '@portal/shared';

/** The calendar day of a moment in the reader's time zone. */
export function dayFromLocalDate(moment: Date): CalendarDay {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
