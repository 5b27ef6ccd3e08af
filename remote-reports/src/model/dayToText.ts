import type { CalendarDay } from '@portal/shared';

// The day has no time of day: noon is nowhere needed, because it is written and read in UTC.
const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Tue, January 2, 2024` (S-21), the same for every reader. */
export const formatDay = (day: CalendarDay): string => format.format(Date.parse(day));
