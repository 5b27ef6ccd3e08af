import { dayFromCompact } from './dayFromCompact';

test.each([
  ['20240102', '2024-01-02'],
  ['20240229', '2024-02-29'],
  ['20241231', '2024-12-31'],
])('S-46 %s is the day %s in every time zone', (text, day) => {
  expect(dayFromCompact(text)).toBe(day);
});

test.each([
  '20241345',
  '20240230',
  '20230229',
  '2024-01-02',
  '2024010',
  'latest2',
  'LATEST',
  ' 20240102',
  '00000000',
  '',
])('B-36 "%s" is no day', (text) => {
  expect(dayFromCompact(text)).toBeNull();
});
