import { linkKey } from './linkKey';

const keyOf = (href: string) => linkKey({ href, host: '' });

test.each([
  'http://www.ft.example/a/',
  'https://ft.example/a#part',
  'https://ft.example/a#!',
  'https://ft.example/a?utm_source=mail&UTM_medium=x',
])('R-6 %s is the same page as https://ft.example/a', (href) => {
  expect(keyOf(href)).toBe(keyOf('https://ft.example/a'));
});

test.each([
  'https://ft.example/b',
  'https://ft.example/a?page=2',
  'https://ft.example:8443/a',
  'https://ft.example/a#/900/1',
  'https://ft.example/a#!900/1',
])('R-6 %s is another page than https://ft.example/a', (href) => {
  expect(keyOf(href)).not.toBe(keyOf('https://ft.example/a'));
});

test('R-6 the order of the parameters makes no other page', () => {
  expect(keyOf('https://ft.example/?b=1&a=2')).toBe(keyOf('https://ft.example/?a=2&b=1'));
});

test('R-6 slashes within a path are part of it, however many', () => {
  const path = `/a${'/'.repeat(100_000)}b`;
  expect(keyOf(`https://ft.example${path}/`)).toBe(`ft.example${path}`);
});
