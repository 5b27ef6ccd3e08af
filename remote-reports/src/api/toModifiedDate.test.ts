import { dayFromLocalDate } from '../model/dayFromLocalDate';
import { toModifiedDate } from './toModifiedDate';

test.each([
  ['2024-01-02', '2024-01-02'],
  ['20240102', '2024-01-02'],
  [20240102, '2024-01-02'],
  [' 2024-02-29 ', '2024-02-29'],
])('4.9 the date alone %p is that day in every time zone', (value, day) => {
  expect(toModifiedDate(value)).toEqual({ iso: day, day });
});

test.each([
  ['2024-01-02T06:30:00Z', '2024-01-02T06:30:00.000Z'],
  ['2024-01-02T06:30:00.123456Z', '2024-01-02T06:30:00.000Z'],
  ['2024-01-02T06:30:00+02:00', '2024-01-02T04:30:00.000Z'],
  ['2024-01-02T22:30:00-0530', '2024-01-03T04:00:00.000Z'],
  ['2024-01-02T06:30+02', '2024-01-02T04:30:00.000Z'],
  ['2024-01-02 06:30:00 UTC', '2024-01-02T06:30:00.000Z'],
  ['Tue, 02 Jan 2024 06:30:00 GMT', '2024-01-02T06:30:00.000Z'],
  ['2 Jan 2024 06:30 +0100', '2024-01-02T05:30:00.000Z'],
  [1704177000, '2024-01-02T06:30:00.000Z'],
  [1704177000000, '2024-01-02T06:30:00.000Z'],
  [1e8, '1973-03-03T09:46:40.000Z'],
  [1e11 - 1, '5138-11-16T09:46:39.000Z'],
  [1e11, '1973-03-03T09:46:40.000Z'],
])('4.9 %p is a moment, shown as the day on the reader’s calendar', (value, iso) => {
  expect(toModifiedDate(value)).toEqual({ iso, day: dayFromLocalDate(new Date(iso)) });
});

test.each(['2024-01-02T06:30:00', '2024-01-02 06:30'])('4.9 %p names no zone and is read as UTC', (value) => {
  const iso = '2024-01-02T06:30:00.000Z';
  const day = dayFromLocalDate(new Date(iso));
  expect(toModifiedDate(value)).toEqual({ iso, day, isInUnknownZone: true });
});

test.each([
  undefined,
  null,
  '',
  'yesterday',
  '2024-13-45',
  '2024-02-30',
  '2024-02-30T06:00:00Z',
  '2024-01-02T25:00:00Z',
  '2024-01-02T06:61:00Z',
  'Tue, 31 Feb 2024 06:30:00 GMT',
  'Tue, 02 Foo 2024 06:30:00 GMT',
  '2024-01-02T06:30:00+2',
  0,
  1,
  -1704177000,
  1.5,
  20241345,
  1e300,
  1704153600000000,
  '9999-12-31T23:59:59-14:00',
  true,
  {},
  ['2024-01-02'],
])('B-31, B-32 %p is no date, and never 1970', (value) => {
  expect(toModifiedDate(value)).toBeNull();
});
