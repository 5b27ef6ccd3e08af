import { newSince } from './newSince';
import { noteNews } from './noteNews';
import { noteSeen } from './noteSeen';

const day = (number: number) => `2024-01-0${String(number)}`;
const visitOn = (number: number) => `${day(number)}T12:00:00.000Z`;
const modifiedOn = (number: number, slug: string | null = 'energy') => ({
  slug,
  modified: { iso: day(number), day: day(number) },
});

test('H-9 a report is new since the visit after which it was modified', () => {
  expect(newSince(modifiedOn(3), [], visitOn(2))).toBe(visitOn(2));
  expect(newSince(modifiedOn(2), [], visitOn(2))).toBeNull();
  expect(newSince(modifiedOn(3), [], null)).toBeNull();
  expect(newSince({ slug: 'energy', modified: null }, [], visitOn(2))).toBeNull();
  expect(newSince(modifiedOn(3, null), [], visitOn(2))).toBeNull();
});

test('R-5 it stays new in later visits, since the same one, until it is opened', () => {
  let reading = noteNews([], [modifiedOn(3)], visitOn(2));
  reading = noteNews(reading, [modifiedOn(3)], visitOn(4));
  expect(newSince(modifiedOn(3), reading, visitOn(5))).toBe(visitOn(2));

  reading = noteSeen(reading, [modifiedOn(3)]);
  expect(newSince(modifiedOn(3), reading, visitOn(5))).toBeNull();
  expect(newSince(modifiedOn(3), reading, visitOn(2))).toBeNull();
});

test('R-5 once opened it is new again when it is modified again, since the visit before', () => {
  let reading = noteNews([], [modifiedOn(3)], visitOn(2));
  reading = noteSeen(reading, [modifiedOn(3)]);
  expect(newSince(modifiedOn(5), reading, visitOn(4))).toBe(visitOn(4));
  reading = noteNews(reading, [modifiedOn(5)], visitOn(4));
  expect(newSince(modifiedOn(5), reading, visitOn(6))).toBe(visitOn(4));
});

test('R-5 whoever opens an older version has not seen the newest', () => {
  const reading = noteSeen(noteNews([], [modifiedOn(5)], visitOn(2)), [modifiedOn(4)]);
  expect(newSince(modifiedOn(5), reading, visitOn(6))).toBe(visitOn(2));
  expect(noteSeen(reading, [modifiedOn(3)])).toBe(reading);
});

/** A visit at this time of the reader. */
const visitAt = (dayOfMonth: number, hours: number) => new Date(2024, 0, dayOfMonth, hours).toISOString();

test('H-9 after a visit until late in the evening a report of the next day is new, opened before or never', () => {
  const visit = visitAt(1, 23);
  expect(newSince(modifiedOn(2), [], visit)).toBe(visit);
  expect(newSince(modifiedOn(2), noteSeen([], [modifiedOn(1)]), visit)).toBe(visit);
});

test('H-9, R-5 a report that came after a visit of its day is new since that visit, until it is opened', () => {
  const opened = noteSeen([], [modifiedOn(1)]);
  const visit = visitAt(2, 20);
  expect(newSince(modifiedOn(2), opened, visit)).toBe(visit);
  const reading = noteNews(opened, [modifiedOn(2)], visit);
  expect(newSince(modifiedOn(2), reading, visitAt(2, 23))).toBe(visit);
  expect(newSince(modifiedOn(2), noteSeen(reading, [modifiedOn(2)]), visitAt(2, 23))).toBeNull();
  expect(newSince(modifiedOn(2), opened, null)).toBeNull();
});

test('R-5 a version that came during a visit, after its list, is new in the next if an older one was opened', () => {
  const modified = (iso: string) => ({ slug: 'energy', modified: { iso, day: iso.slice(0, 10) } });
  const visit = '2024-01-02T06:10:00.000Z';
  const came = modified('2024-01-02T06:00:00.000Z');
  const opened = noteSeen([], [modified('2024-01-01T06:00:00.000Z')]);
  expect(newSince(came, opened, visit)).toBe(visit);
  expect(newSince(modifiedOn(2), opened, visitAt(2, 20))).toBe(visitAt(2, 20));
  expect(newSince(came, noteSeen(opened, [came]), visit)).toBeNull();
  expect(newSince(came, [], visit)).toBeNull();
});

test('what says nothing new leaves the reading as it is', () => {
  const reading = noteNews([], [modifiedOn(3)], visitOn(2));
  expect(noteNews(reading, [modifiedOn(3), modifiedOn(1, 'other'), modifiedOn(3, null)], visitOn(2))).toBe(
    reading,
  );
  expect(noteSeen(reading, [modifiedOn(3, null), { slug: 'other', modified: null }])).toBe(reading);
});
