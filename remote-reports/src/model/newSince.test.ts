import { newSince } from './newSince';
import { noteNews } from './noteNews';
import { noteSeen } from './noteSeen';

const day = (number: number) => `2024-01-0${String(number)}`;
const modifiedOn = (number: number, slug: string | null = 'energy') => ({
  slug,
  modified: { iso: day(number), day: day(number) },
});

test('H-9 a report is new since the visit after which it was modified', () => {
  expect(newSince(modifiedOn(3), [], day(2))).toBe(day(2));
  expect(newSince(modifiedOn(2), [], day(2))).toBeNull();
  expect(newSince(modifiedOn(3), [], null)).toBeNull();
  expect(newSince({ slug: 'energy', modified: null }, [], day(2))).toBeNull();
  expect(newSince(modifiedOn(3, null), [], day(2))).toBeNull();
});

test('R-5 it stays new in later visits, since the same one, until it is opened', () => {
  let reading = noteNews([], [modifiedOn(3)], day(2));
  reading = noteNews(reading, [modifiedOn(3)], day(4));
  expect(newSince(modifiedOn(3), reading, day(5))).toBe(day(2));

  reading = noteSeen(reading, [modifiedOn(3)]);
  expect(newSince(modifiedOn(3), reading, day(5))).toBeNull();
  expect(newSince(modifiedOn(3), reading, day(2))).toBeNull();
});

test('R-5 once opened it is new again when it is modified again, since the visit before', () => {
  let reading = noteNews([], [modifiedOn(3)], day(2));
  reading = noteSeen(reading, [modifiedOn(3)]);
  expect(newSince(modifiedOn(5), reading, day(4))).toBe(day(4));
  reading = noteNews(reading, [modifiedOn(5)], day(4));
  expect(newSince(modifiedOn(5), reading, day(6))).toBe(day(4));
});

test('R-5 whoever opens an older version has not seen the newest', () => {
  const reading = noteSeen(noteNews([], [modifiedOn(5)], day(2)), [modifiedOn(4)]);
  expect(newSince(modifiedOn(5), reading, day(6))).toBe(day(2));
  expect(noteSeen(reading, [modifiedOn(3)])).toBe(reading);
});

test('what says nothing new leaves the reading as it is', () => {
  const reading = noteNews([], [modifiedOn(3)], day(2));
  expect(noteNews(reading, [modifiedOn(3), modifiedOn(1, 'other'), modifiedOn(3, null)], day(2))).toBe(
    reading,
  );
  expect(noteSeen(reading, [modifiedOn(3, null), { slug: 'other', modified: null }])).toBe(reading);
});
