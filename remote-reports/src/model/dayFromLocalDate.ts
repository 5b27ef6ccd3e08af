import type { CalendarDay } from '@portal/shared';

/** The day of a moment on the reader's own calendar. */
export function localDay(moment: Date): CalendarDay {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
