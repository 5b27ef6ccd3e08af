import { newsLine } from './newsLine';

const today = '2024-01-05';

test.each([
  [0, new Date(2024, 0, 2, 9).toISOString(), 'Nothing new since Tue, January 2, 2024.'],
  [1, new Date(2024, 0, 4, 23, 59).toISOString(), '1 new report since yesterday.'],
  [1200, new Date(2024, 0, 4, 0, 1).toISOString(), '1,200 new reports since yesterday.'],
  [2, new Date(2024, 0, 5, 0, 1).toISOString(), '2 new reports since earlier today.'],
])('H-9 with %i news after a visit at %s the line is "%s"', (count, lastVisit, line) => {
  expect(newsLine(count, lastVisit, today)).toBe(line);
});

test('B-54 after a visit in the future, by a clock that was wrong, it says today', () => {
  expect(newsLine(0, new Date(2030, 0, 1).toISOString(), today)).toBe('Nothing new since earlier today.');
});

test.each([null, 'long ago'])('H-9 on a first visit, or after one at "%s", there is no line', (lastVisit) => {
  expect(newsLine(0, lastVisit, today)).toBeNull();
});
