import { dayToHistoryText } from './dayToHistoryText';

test('S-45 a date of the history is written Tue Jan 02, 2024, with one comma', () => {
  expect(dayToHistoryText('2024-01-02')).toBe('Tue Jan 02, 2024');
  expect(dayToHistoryText('2023-12-31')).toBe('Sun Dec 31, 2023');
});
