import { act, renderHook } from '@testing-library/react';
import { useComeback } from './useComeback';

/** The reader turns to another tab, or comes back. */
const turn = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

const reconnect = () => {
  act(() => {
    dispatchEvent(new Event('online'));
  });
};

const renderComeback = (isWaiting: boolean) => {
  const calls: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ isWaiting, name }) => {
      useComeback(isWaiting, () => calls.push(name));
    },
    { initialProps: { isWaiting, name: 'first' } },
  );
  return { calls, rerender, unmount };
};

test('what waits is tried again when the reader comes back to the tab, and when the network does', () => {
  const { calls, rerender } = renderComeback(true);
  turn('visible');
  expect(calls).toEqual(['first']);
  rerender({ isWaiting: true, name: 'second' });
  reconnect();
  expect(calls).toEqual(['first', 'second']);
});

test('in a tab that nobody sees nothing is tried', () => {
  const { calls } = renderComeback(true);
  turn('hidden');
  reconnect();
  expect(calls).toEqual([]);
});

test('nothing is tried before something waits, after it has come, or after it has left the screen', () => {
  const { calls, rerender, unmount } = renderComeback(false);
  turn('visible');
  reconnect();
  expect(calls).toEqual([]);
  rerender({ isWaiting: true, name: 'waiting' });
  reconnect();
  expect(calls).toEqual(['waiting']);
  rerender({ isWaiting: false, name: 'here' });
  turn('visible');
  reconnect();
  expect(calls).toEqual(['waiting']);
  rerender({ isWaiting: true, name: 'again' });
  unmount();
  turn('visible');
  reconnect();
  expect(calls).toEqual(['waiting']);
});
