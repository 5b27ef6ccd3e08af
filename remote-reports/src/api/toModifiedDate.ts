import type { ModifiedDate } from '@portal/shared';
import { dayFromNumbers } from '../model/dayFromNumbers';
import { dayFromCompact } from '../model/dayFromCompact';
import { dayFromLocalDate } from '../model/dayFromLocalDate';
import { isDay } from '../model/isDay';

const minute = 60 * 1000;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A number below this is in seconds, otherwise in milliseconds. */
const firstMilliseconds = 1e11;
/** A number below this would be a time before 1973, so it is a date such as `20240102`, or invalid. */
const firstSeconds = 1e8;

const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/;
const dateAndTime =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)? ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;
const httpDate =
  /^(?:[a-z]{3}, )?(\d{1,2}) ([a-z]{3}) (\d{4}) (\d{2}):(\d{2})(?::(\d{2}))? (GMT|UTC|[+-]\d{4})$/i;

/**
 * Parses `last_modified`. A date is that day in every time zone; a time is the day in the reader's, and is in UTC if it
 * names no zone; an invalid one is null, never 1970.
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
  const date = dayFromCompact(text) ?? dayFromNumbers(Number(year), Number(month), Number(day));
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
  const date = dayFromNumbers(Number(year), month, Number(day));
  const [hours = 0, minutes = 0, seconds = 0] = time.map((part) => Number(part ?? 0));
  if (!date || hours > 23 || minutes > 59 || seconds > 60) return null;
  const inZone = Date.parse(date) + hours * 60 * minute + minutes * minute + seconds * 1000;
  const moment = fromMoment(inZone - offsetOf(zone));
  return moment && zone === undefined ? { ...moment, isInUnknownZone: true } : moment;
}

function offsetOf(zone: string | undefined): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? '') ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes)) * minute;
  return sign === '-' ? -offset : offset;
}

function fromMoment(milliseconds: number): ModifiedDate | null {
  const moment = new Date(milliseconds);
  if (Number.isNaN(moment.getTime())) return null;
  const [iso, day] = [moment.toISOString(), dayFromLocalDate(moment)];
  // A year of other than four digits is none of a report: a number in microseconds would be one far to come.
  return /^\d{4}-/.test(iso) && isDay(day) ? { iso, day } : null;
}
