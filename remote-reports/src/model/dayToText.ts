import { dayInWords, type CalendarDay } from '@portal/shared';

/** `Tue, January 2, 2024`, the same in every locale. */
export const dayToText = (day: CalendarDay): string => dayInWords(Date.parse(day), true);
