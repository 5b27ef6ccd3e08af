import { findStatus } from './findStatus';

test('R-7 the status counts the articles that are shown', () => {
  expect(findStatus(11, 'wind', new Set('abcd'))).toEqual({ count: '4 of 11 articles', none: null });
});

test('R-7 it says nothing while all are shown', () => {
  expect(findStatus(11, ' ', null)).toEqual({ count: null, none: null });
});

test.each([
  [' hydrogen ', 'No article matches “\u2068hydrogen\u2069”.'],
  ['', 'No article matches these filters.'],
])('R-7 of a query of %j that matches none it says so', (text, none) => {
  expect(findStatus(11, text, new Set())).toEqual({ count: '0 of 11 articles', none });
});
