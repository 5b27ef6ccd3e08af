import { dayInWords } from '@portal/shared';
import { dayTexts } from '../texts/dayTexts';
import { localDay } from './localDay';

const dayLength = 24 * 60 * 60 * 1000;
const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/** `today`, `yesterday` or `Fri, November 20`, with the year where it is not this one; null for a text that is no time. */
export function newsDay(iso: string, now: Date): string | null {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  // A day without a time is the same in every time zone.
  const day = dateOnly.test(iso) ? Date.parse(iso) : localDay(moment);
  const days = Math.round((localDay(now) - day) / dayLength);
  if (days === 0) return dayTexts.today;
  if (days === 1) return dayTexts.yesterday;
  return dayInWords(day, new Date(day).getUTCFullYear() !== now.getFullYear());
}
