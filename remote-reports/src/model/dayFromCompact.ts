import type { CalendarDay } from '@portal/shared';
import { dayFromNumbers } from './dayFromNumbers';

/** Parses `20240102`, the form of dates in paths; null for anything else. */
export const dayFromCompact = (text: string): CalendarDay | null =>
  /^\d{8}$/.test(text)
    ? dayFromNumbers(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)))
    : null;
