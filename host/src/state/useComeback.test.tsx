import { turnTab } from '@portal/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { useComeback } from './useComeback';

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
  turnTab('visible');
  expect(calls).toEqual(['first']);
  rerender({ isWaiting: true, name: 'second' });
  reconnect();
  expect(calls).toEqual(['first', 'second']);
});

test('in a tab that nobody sees nothing is tried', () => {
  const { calls } = renderComeback(true);
  turnTab('hidden');
  reconnect();
  expect(calls).toEqual([]);
});

test('nothing is tried before something waits, after it has come, or after it has left the screen', () => {
  const { calls, rerender, unmount } = renderComeback(false);
  turnTab('visible');
  reconnect();
  expect(calls).toEqual([]);
  rerender({ isWaiting: true, name: 'waiting' });
  reconnect();
  expect(calls).toEqual(['waiting']);
  rerender({ isWaiting: false, name: 'here' });
  turnTab('visible');
  reconnect();
  expect(calls).toEqual(['waiting']);
  rerender({ isWaiting: true, name: 'again' });
  unmount();
  turnTab('visible');
  reconnect();
  expect(calls).toEqual(['waiting']);
});
