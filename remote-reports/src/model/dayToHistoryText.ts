import type { CalendarDay } from '@portal/shared';
import { locale } from '../texts/locale';
import { dateTexts } from '../texts/dateTexts';

const format = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Tue Jan 02, 2024`. The locale would write a second comma, after the weekday. */
export function dayToHistoryText(day: CalendarDay): string {
  const parts = Object.fromEntries(
    format.formatToParts(Date.parse(day)).map(({ type, value }) => [type, value]),
  );
  return dateTexts.entry(
    parts['weekday'] ?? '',
    parts['month'] ?? '',
    parts['day'] ?? '',
    parts['year'] ?? '',
  );
}
