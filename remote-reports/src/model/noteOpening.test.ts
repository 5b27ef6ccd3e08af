import type { Article, Report } from '@portal/shared';
import { dropOldest } from './dropOldest';
import { newAnchors } from './newAnchors';
import { noteOpening } from './noteOpening';
import { noteRead } from './noteRead';
import type { Reading } from './Reading';
import { readingOf } from './readingOf';

const article = (anchor: string): Article => ({
  anchor,
  title: anchor,
  topic: null,
  link: null,
  analysis: null,
  actions: [],
});

const report = (iso: string | null, ...anchors: string[]): Report => ({
  slug: 'energy',
  name: 'Energy',
  modified: iso === null ? null : { iso, day: iso },
  summary: null,
  articles: anchors.map(article),
  history: [],
});

const newIn = (reading: Reading, shown: Report, address = 'latest') => [
  ...newAnchors(readingOf(reading, 'energy'), shown, address),
];

const monday = report('2024-01-01', 'a', 'b');
const tuesday = report('2024-01-02', 'b', 'c');

test('R-5 in the first report that is opened nothing is new, however often', () => {
  expect(newIn([], monday)).toEqual([]);
  expect(newIn(noteOpening([], monday, 'latest', 1), monday)).toEqual([]);
});

test('R-5 an article is new that is in no version opened before, also after the page is loaded again', () => {
  const before = noteOpening([], monday, 'latest', 1);
  expect(newIn(before, tuesday)).toEqual(['c']);
  const after = noteOpening(before, tuesday, 'latest', 2);
  expect(newIn(after, tuesday)).toEqual(['c']);
  expect(newIn(after, tuesday, '20240102')).toEqual(['c']);
  expect(newIn(after, monday, '20240101')).toEqual([]);
});

test('R-5 articles that come to a version later are new in it', () => {
  let reading = noteOpening(noteOpening([], monday, 'latest', 1), tuesday, 'latest', 2);
  const more = report('2024-01-02', 'b', 'c', 'd');
  expect(newIn(reading, more)).toEqual(['c', 'd']);
  reading = noteOpening(reading, more, 'latest', 3);
  expect(newIn(reading, more)).toEqual(['c', 'd']);
  expect(readingOf(reading, 'energy').opened.map(({ at, anchors }) => [at, anchors])).toEqual([
    [2, ['a', 'b']],
    [2, ['c', 'd']],
  ]);
});

test('R-5 opening a version is seeing its date; opening it again says nothing new', () => {
  const reading = noteOpening([], tuesday, 'latest', 1);
  expect(readingOf(reading, 'energy').seen).toBe('2024-01-02');
  expect(noteOpening(reading, tuesday, 'latest', 2)).toBe(reading);
  expect(readingOf(noteOpening(reading, monday, '20240101', 2), 'energy').seen).toBe('2024-01-02');
});

test('R-5 nothing is new in an older version that is looked up, and in the next one what no other had', () => {
  const looked = noteOpening(noteOpening([], tuesday, 'latest', 1), monday, '20240101', 2);
  expect(newIn(noteOpening([], tuesday, 'latest', 1), monday, '20240101')).toEqual([]);
  expect(newIn(looked, monday, '20240101')).toEqual([]);
  const wednesday = report('2024-01-03', 'a', 'c', 'd');
  expect(newIn(looked, wednesday)).toEqual(['d']);
  expect(newIn(noteOpening(looked, wednesday, 'latest', 3), wednesday)).toEqual(['d']);
});

test('R-5 versions without a date are told apart by their addresses', () => {
  const reading = noteOpening([], report(null, 'a'), '20240101', 1);
  expect(newIn(reading, report(null, 'b'), '20240102')).toEqual(['b']);
});

test('R-4, R-5 an article that stays in a report for days is neither new again nor unread once an opening goes', () => {
  const days = [
    report('2024-01-01', 'a', 'b'),
    report('2024-01-02', 'a', 'c'),
    report('2024-01-03', 'a', 'd'),
  ];
  let reading: Reading = [];
  for (const [index, day] of days.entries()) {
    reading = noteOpening(reading, day, 'latest', index);
    if (index === 0) reading = noteRead(reading, 'energy', 'a', true);
  }
  const wednesday = report('2024-01-03', 'a', 'd');
  expect(newIn(reading, wednesday)).toEqual(['d']);
  reading = dropOldest(reading) ?? [];
  expect(newIn(reading, wednesday)).toEqual(['d']);
  expect(readingOf(reading, 'energy').read).toEqual(['a']);
});

test('R-5 an article that comes to a second topic is not new there', () => {
  const shared = { ...article('a-2'), sharedId: 'a' };
  const reading = noteOpening([], monday, 'latest', 1);
  expect(newIn(reading, { ...tuesday, articles: [article('a'), shared, article('c')] })).toEqual(['c']);
});
