import { dayToText } from './dayToText';

test('S-21 a date is written Tue, January 2, 2024', () => {
  expect(dayToText('2024-01-02')).toBe('Tue, January 2, 2024');
  expect(dayToText('2024-02-29')).toBe('Thu, February 29, 2024');
});
