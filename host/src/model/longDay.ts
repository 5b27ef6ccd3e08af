import { dayNames } from '@portal/shared';
import { localDay } from './localDay';

/** `Sunday, November 22`, in the reader's time zone. */
export function longDay(moment: Date): string {
  const { weekday, month, day } = dayNames(localDay(moment));
  return `${weekday}, ${month} ${String(day)}`;
}
