import { dayNames, type CalendarDay } from '@portal/shared';

/** `Tue Jan 02, 2024` (S-45): with one comma, and a day of two digits. */
export function dayToHistoryText(day: CalendarDay): string {
  const { shortWeekday, shortMonth, year } = dayNames(Date.parse(day));
  return `${shortWeekday} ${shortMonth} ${day.slice(-2)}, ${String(year)}`;
}
