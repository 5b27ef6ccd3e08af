import { act, renderHook } from '@testing-library/react';
import { useLongDay } from './useLongDay';

afterEach(() => {
  jest.useRealTimers();
});

test('today is told anew when the reader comes back to the tab, and no more once nothing shows it', () => {
  jest.useFakeTimers({ now: new Date(2024, 0, 5, 12) });
  const { result, unmount } = renderHook(useLongDay);
  expect(result.current).toBe('Friday, January 5');

  jest.setSystemTime(new Date(2024, 0, 6, 8));
  expect(result.current).toBe('Friday, January 5');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect(result.current).toBe('Saturday, January 6');

  const removed = jest.spyOn(window, 'removeEventListener');
  unmount();
  expect(removed.mock.calls.map(([event]) => event)).toContain('visibilitychange');
});
