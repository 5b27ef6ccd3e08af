import { act, renderHook } from '@testing-library/react';
import { turnTab } from '../testing';
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

test('without a network nothing is tried', () => {
  const { calls } = renderComeback(true);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  turnTab('visible');
  expect(calls).toEqual([]);
  onLine.mockReturnValue(true);
  turnTab('visible');
  expect(calls).toEqual(['first']);
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
