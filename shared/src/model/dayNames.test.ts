import { dayNames } from './dayNames';

const dayLength = 24 * 60 * 60 * 1000;

/** The same day by the browser's own tables. */
const intl = (time: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(time);

test('S-21 every day of a leap year is named as en-US names it', () => {
  for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2025, 0, 1); time += dayLength) {
    expect(dayNames(time)).toEqual({
      weekday: intl(time, { weekday: 'long' }),
      shortWeekday: intl(time, { weekday: 'short' }),
      month: intl(time, { month: 'long' }),
      shortMonth: intl(time, { month: 'short' }),
      day: Number(intl(time, { day: 'numeric' })),
      year: 2024,
    });
  }
});
