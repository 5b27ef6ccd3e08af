import type { CalendarDay } from '@portal/shared';
import { dayFromNumbers } from './dayFromNumbers';

/** Parses `20240102`, the form of dates in paths; null for anything else. */
export function dayFromCompact(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return dayFromNumbers(Number(year), Number(month), Number(day));
}
