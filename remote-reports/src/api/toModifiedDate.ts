import type { ModifiedDate } from '@portal/shared';
import { calendarDay } from '../model/calendarDay';
import { compactDay } from '../model/compactDay';
import { localDay } from '../model/localDay';

const minute = 60 * 1000;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Below this a number counts seconds, from here milliseconds (B-31). */
const firstMilliseconds = 1e11;
/** Below this a number of seconds would lie in the early seventies: it is a date, `20240102`, or nonsense. */
const firstSeconds = 1e8;

const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/;
const dateAndTime =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)? ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;
const httpDate =
  /^(?:[a-z]{3}, )?(\d{1,2}) ([a-z]{3}) (\d{4}) (\d{2}):(\d{2})(?::(\d{2}))? (GMT|UTC|[+-]\d{4})$/i;

/**
 * `last_modified` as the API gives it. A date alone is that day everywhere; a moment is the reader's day, in UTC where
 * it names no zone; what no calendar or clock has is null, and never 1970 (B-31, B-32).
 */
export function toModifiedDate(value: unknown): ModifiedDate | null {
  if (typeof value === 'number') return fromNumber(value);
  return typeof value === 'string' ? fromText(value.trim()) : null;
}

function fromNumber(value: number): ModifiedDate | null {
  if (value < firstSeconds) return fromText(String(value));
  return fromMoment(value < firstMilliseconds ? value * 1000 : value);
}

function fromText(text: string): ModifiedDate | null {
  const [, year, month, day] = dateOnly.exec(text) ?? [];
  const date = compactDay(text) ?? calendarDay(Number(year), Number(month), Number(day));
  if (date) return { iso: date, day: date };

  const iso = dateAndTime.exec(text);
  if (iso) return fromParts(iso[1], Number(iso[2]), iso[3], iso.slice(4, 7), iso[7]);
  const http = httpDate.exec(text);
  if (http)
    return fromParts(
      http[3],
      months.indexOf(String(http[2]).toLowerCase()) + 1,
      http[1],
      http.slice(4, 7),
      http[7],
    );
  return null;
}

function fromParts(
  year: string | undefined,
  month: number,
  day: string | undefined,
  time: (string | undefined)[],
  zone: string | undefined,
): ModifiedDate | null {
  const date = calendarDay(Number(year), month, Number(day));
  const [hours = 0, minutes = 0, seconds = 0] = time.map((part) => Number(part ?? 0));
  if (!date || hours > 23 || minutes > 59 || seconds > 60) return null;
  const inZone = Date.parse(date) + hours * 60 * minute + minutes * minute + seconds * 1000;
  return fromMoment(inZone - offsetOf(zone));
}

function offsetOf(zone: string | undefined): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? '') ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes)) * minute;
  return sign === '-' ? -offset : offset;
}

function fromMoment(milliseconds: number): ModifiedDate | null {
  const moment = new Date(milliseconds);
  if (Number.isNaN(moment.getTime())) return null;
  return { iso: moment.toISOString(), day: localDay(moment) };
}
