import type { CalendarDay } from '@portal/shared';
import { locale } from '../texts/locale';
import { dayToText } from './dayToText';

const format = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Tue, January 2`, with the year where it is not this one. */
export const dayToShortText = (day: CalendarDay, today: CalendarDay): string =>
  day.slice(0, 4) === today.slice(0, 4) ? format.format(Date.parse(day)) : dayToText(day);
