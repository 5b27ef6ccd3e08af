import { noteRead } from './noteRead';
import { readingOf } from './readingOf';

test('R-4 an article is marked as read and as unread, and those beside it stay', () => {
  let reading = noteRead(noteRead([], 'energy', 'a', true), 'energy', 'b', true);
  reading = noteRead(reading, 'health', 'a', true);
  expect(readingOf(reading, 'energy').read).toEqual(['a', 'b']);
  reading = noteRead(reading, 'energy', 'a', false);
  expect(readingOf(reading, 'energy').read).toEqual(['b']);
  expect(readingOf(reading, 'health').read).toEqual(['a']);
  expect(noteRead(reading, 'energy', 'b', true)).toBe(reading);
});
