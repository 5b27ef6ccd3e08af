import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { forgetWrongDates } from './forgetWrongDates';
import { newSince } from './newSince';
import { noteOpening } from './noteOpening';
import { noteSeen } from './noteSeen';

const at = (iso: string | null, slug: string | null = 'energy') => ({
  slug,
  modified: iso === null ? null : { iso, day: iso.slice(0, 10) },
});
const wrong = at('2034-01-02T06:00:00.000Z');
const right = at('2024-01-03T06:00:00.000Z');
const lastVisit = '2024-01-02T08:00:00.000Z';
const now = Date.parse('2024-01-03T08:00:00.000Z');

/** The version with the wrong date was opened at this time. */
const openedAt = (time: string) =>
  noteOpening(
    [],
    toReport(sampleAnswer({ last_modified: '2034-01-02T06:00:00Z' }), 'energy'),
    'latest',
    Date.parse(time),
  );

test.each([
  ['marked as seen', noteSeen([], [wrong]), lastVisit],
  ['opened before', openedAt('2024-01-02T07:00:00.000Z'), lastVisit],
  ['opened since', openedAt('2024-01-03T07:00:00.000Z'), null],
])('R-5 what comes after a version whose date was wrong, and to come, and was %s', (_how, reading, since) => {
  expect(newSince(right, reading, lastVisit)).toBeNull();
  expect(newSince(right, forgetWrongDates(reading, [right], now), lastVisit)).toBe(since);
});

test.each([
  ['the date to come is still its own', wrong, wrong],
  ['it has no date by now', wrong, at(null)],
  ['it cannot be opened', wrong, { ...right, slug: null }],
  ['the date that was seen is of a day that has begun elsewhere', at('2024-01-04'), right],
  ['the date that was seen is past', right, at('2024-01-02')],
])('R-5 what was seen of a report stays while %s', (_when, seen, listed) => {
  const reading = noteSeen([], [seen]);
  expect(forgetWrongDates(reading, [listed], now)).toBe(reading);
});
