import { dayInWords, type CalendarDay } from '@portal/shared';

/** `Tue, January 2`, with the year where it is not this one. */
export const dayToShortText = (day: CalendarDay, today: CalendarDay): string =>
  dayInWords(Date.parse(day), day.slice(0, 4) !== today.slice(0, 4));
