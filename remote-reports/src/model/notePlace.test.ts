import { notePlace } from './notePlace';
import { noteRead } from './noteRead';
import { placesOf } from './placesOf';
import type { ReadingPlace } from './Reading';

const day = 24 * 60 * 60 * 1000;
const hour = day / 24;
const now = 100 * day;

const place = (anchor: string, at = now): ReadingPlace => ({
  version: '2024-01-02',
  date: '20240102',
  anchor,
  name: 'Energy',
  title: `Title ${anchor}`,
  at,
});

const anchorsOf = (reading: Parameters<typeof placesOf>[0], time = now) =>
  placesOf(reading, time).map(({ slug, place: { anchor } }) => `${slug} ${anchor}`);

test('change 10 each report has one place, that of the last change first', () => {
  let reading = notePlace([], 'energy', place('a', now - 2), now);
  reading = notePlace(reading, 'health', place('b', now - 1), now);
  reading = notePlace(reading, 'energy', place('c'), now);
  expect(anchorsOf(reading)).toEqual(['energy c', 'health b']);
  expect(notePlace(reading, 'energy', place('c', now + 1), now)).toBe(reading);
});

test('change 10 a place is gone when the report is read to its end, and what else is known of it stays', () => {
  let reading = notePlace(noteRead([], 'energy', 'a', true), 'energy', place('a'), now);
  reading = notePlace(reading, 'energy', undefined, now);
  expect(placesOf(reading, now)).toEqual([]);
  expect(reading).toMatchObject([{ slug: 'energy', read: ['a'] }]);
  expect(notePlace(reading, 'energy', undefined, now)).toBe(reading);
});

test('change 10 after a week a place is not offered, and goes with the next that is noted', () => {
  const reading = notePlace([], 'energy', place('a', now - 7 * day), now);
  expect(anchorsOf(reading)).toEqual(['energy a']);
  expect(anchorsOf(reading, now + 1)).toEqual([]);
  const next = notePlace(reading, 'health', place('b', now + 1), now + 1);
  expect(next.find(({ slug }) => slug === 'energy')?.place).toBeUndefined();
});

test('change 10 a place stays while an older version is looked up, until it is over', () => {
  const older = { ...place('b'), version: '2024-01-01' };
  const reading = notePlace([], 'energy', place('a'), now);
  expect(notePlace(reading, 'energy', older, now)).toBe(reading);
  const newer = { ...place('c'), version: '2024-01-03' };
  expect(anchorsOf(notePlace(reading, 'energy', newer, now))).toEqual(['energy c']);
  const later = now + 7 * day + 1;
  expect(anchorsOf(notePlace(reading, 'energy', { ...older, at: later }, later), later)).toEqual([
    'energy b',
  ]);
});

test('change 10 a report that is gone on with at the article of before comes first again', () => {
  let reading = notePlace([], 'energy', place('a', now), now);
  reading = notePlace(reading, 'health', place('b', now + 1), now + 1);
  reading = notePlace(reading, 'energy', place('a', now + hour), now + hour);
  expect(anchorsOf(reading, now + hour)).toEqual(['energy a', 'health b']);
});

test('change 10 the last three are offered', () => {
  const slugs = ['a', 'b', 'c', 'd'];
  const reading = slugs.reduce(
    (before, slug, index) => notePlace(before, slug, place(slug, now + index), now),
    notePlace([], 'z', place('z', now - 1), now),
  );
  expect(anchorsOf(reading, now + 4)).toEqual(['d d', 'c c', 'b b']);
});
