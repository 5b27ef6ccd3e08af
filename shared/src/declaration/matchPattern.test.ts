import { fillPattern } from './fillPattern';
import { matchPattern } from './matchPattern';

test.each([
  ['/reports', '/reports', {}],
  ['/reports', '/Reports/', {}],
  ['/reports', '/r%65ports', {}],
  ['/reports', '/reports/x', null],
  ['/reports', '/', null],
  ['/reports/:slug', '/reports', null],
  ['/reports/:slug', '/reports/', null],
  ['/reports/:slug', '/reports//', null],
  ['/reports/:slug', '/reports/Acme%20plc', { slug: 'Acme plc' }],
  ['/reports/:slug', '/reports/50%', { slug: '50%' }],
  ['/reports/:slug/:date?', '/reports/a', { slug: 'a' }],
  ['/reports/:slug/:date?', '/reports/a/b', { slug: 'a', date: 'b' }],
  ['/reports/:slug/:date?', '/reports/a/b/c', null],
  ['/reports/:slug/:date?', '/reports//b', null],
])('%s at %s has the parameters %j', (pattern, path, params) => {
  expect(matchPattern(pattern, path)).toEqual(params);
});

test('what a pattern makes, it reads', () => {
  const params = { slug: 'ü/ ?#%', date: '...' };
  expect(matchPattern('/reports/:slug/:date?', fillPattern('/reports/:slug/:date?', params))).toEqual(params);
});

test('a default stands for a parameter that is missing', () => {
  const pattern = '/report/:slug/:version=latest';
  expect(fillPattern(pattern, { slug: 'a' })).toBe('/report/a/latest');
  expect(fillPattern(pattern, { slug: 'a', version: '20260101' })).toBe('/report/a/20260101');
});

test('a path is not made without its parameters', () => {
  expect(() => fillPattern<string>('/news/:slug/:date?', {})).toThrow('/news/:slug/:date? needs "slug".');
});

test.each(['.', '..', ' ', '\ud800'])('B-43 a path that would lead elsewhere is not made: %j', (slug) => {
  expect(() => fillPattern('/reports/:slug', { slug })).toThrow('/reports/:slug cannot have this "slug".');
  expect(() => fillPattern('/reports/:slug?', { slug })).toThrow('cannot have this "slug"');
});

test('an empty parameter is a missing one', () => {
  expect(() => fillPattern('/reports/:slug', { slug: '' })).toThrow('/reports/:slug needs "slug".');
  expect(fillPattern('/reports/:slug/:date?', { slug: 'a', date: '' })).toBe('/reports/a');
  expect(fillPattern('/report/:slug/:version=latest', { slug: 'a', version: '' })).toBe('/report/a/latest');
});

test('an optional parameter does not take the place of one before it', () => {
  expect(fillPattern('/news/:year?/:day?', { year: '2026' })).toBe('/news/2026');
  expect(() => fillPattern('/news/:year?/:day?', { day: '1' })).toThrow(
    '/news/:year?/:day? needs "year" before "day".',
  );
});
