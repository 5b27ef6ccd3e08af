import { dayNames } from './dayNames';

/** `Tue, January 2, 2024`, or without its year; of a calendar day, by a moment of it in UTC (ms). */
export function dayInWords(time: number, hasYear: boolean): string {
  const { shortWeekday, month, day, year } = dayNames(time);
  return `${shortWeekday}, ${month} ${String(day)}${hasYear ? `, ${String(year)}` : ''}`;
}
