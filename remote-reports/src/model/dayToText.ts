import type { CalendarDay } from '@portal/shared';
import { locale } from '../texts/locale';

// Calendar days are formatted in UTC, so that no time zone can shift them.
const format = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Tue, January 2, 2024`, the same in every locale. */
export const dayToText = (day: CalendarDay): string => format.format(Date.parse(day));
