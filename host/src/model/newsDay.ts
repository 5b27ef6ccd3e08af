import { dayTexts } from '../texts/dayTexts';
import { locale } from '../texts/locale';

const dayLength = 24 * 60 * 60 * 1000;
const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/** `today`, `yesterday` or `Fri, November 20`, with the year where it is not this one; null for a text that is no time. */
export function newsDay(iso: string, now: Date): string | null {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  // A day without a time is the same in every time zone.
  const timeZone = dateOnly.test(iso) ? 'UTC' : undefined;
  const day = timeZone ? Date.parse(iso) : utcDay(moment);
  const days = Math.round((utcDay(now) - day) / dayLength);
  if (days === 0) return dayTexts.today;
  if (days === 1) return dayTexts.yesterday;
  const isThisYear = new Date(day).getUTCFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    ...(timeZone && { timeZone }),
  }).format(moment);
}

/** Midnight of the reader's own day, as if it were in UTC. */
const utcDay = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
