import type { CalendarDay } from '@portal/shared';
import { locale } from '../texts/locale';

const dayLength = 24 * 60 * 60 * 1000;

const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** `today`, `yesterday`, `3 days ago`, counted in calendar days; null for a day in the future. */
export function dayToRelativeText(day: CalendarDay, today: CalendarDay): string | null {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / dayLength);
  return days < 0 ? null : format.format(-days, 'day');
}
