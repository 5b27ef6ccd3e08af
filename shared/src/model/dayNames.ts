/** A calendar day in the words of the portal's one language (S-21). */
export interface DayNames {
  /** `Tuesday` */
  weekday: string;
  /** `Tue` */
  shortWeekday: string;
  /** `January` */
  month: string;
  /** `Jan` */
  shortMonth: string;
  day: number;
  year: number;
}

/**
 * The words of a calendar day; `time` is a moment of it in UTC (ms), so that no time zone can shift it. Not by `Intl`: its first
 * object makes a browser load its tables of languages, and no first screen of the portal is to wait for them.
 */
export function dayNames(time: number): DayNames {
  const date = new Date(time);
  const weekday = weekdays[date.getUTCDay()] ?? '';
  const month = months[date.getUTCMonth()] ?? '';
  return {
    weekday,
    shortWeekday: weekday.slice(0, 3),
    month,
    shortMonth: month.slice(0, 3),
    day: date.getUTCDate(),
    year: date.getUTCFullYear(),
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
