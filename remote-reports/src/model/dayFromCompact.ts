import type { CalendarDay } from '@portal/shared';
import { calendarDay } from './calendarDay';

/** `20240102` as a day of the calendar (S-46); null for anything else (B-36). */
export function compactDay(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return calendarDay(Number(year), Number(month), Number(day));
}
