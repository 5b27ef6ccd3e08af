import { render } from '@testing-library/react';
import type { PanelEvent } from '../model/arrangePanels';
import { panelPatience, panelTimeout, usePanelTimers } from './usePanelTimers';

function Waiting({ name, onSettle }: { name: string; onSettle: (event: PanelEvent) => void }) {
  usePanelTimers(name, onSettle);
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a panel is late after three seconds, and taken to be ready after 25', () => {
  const onSettle = jest.fn();
  render(<Waiting name="one" onSettle={onSettle} />);

  jest.advanceTimersByTime(panelTimeout - 1);
  expect(onSettle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onSettle.mock.calls).toEqual([[{ name: 'one', event: 'late' }]]);
  jest.advanceTimersByTime(panelPatience - panelTimeout - 1);
  expect(onSettle).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(onSettle.mock.calls[1]).toEqual([{ name: 'one', event: 'ready' }]);
  expect([panelTimeout, panelPatience]).toEqual([3_000, 25_000]);
});

test('a panel that has gone is not waited for, another one in its place from the beginning', () => {
  const onSettle = jest.fn();
  const { rerender, unmount } = render(<Waiting name="one" onSettle={onSettle} />);
  jest.advanceTimersByTime(panelTimeout - 1);

  rerender(<Waiting name="two" onSettle={onSettle} />);
  jest.advanceTimersByTime(panelTimeout);
  expect(onSettle.mock.calls).toEqual([[{ name: 'two', event: 'late' }]]);
  unmount();
  jest.advanceTimersByTime(panelPatience);
  expect(onSettle).toHaveBeenCalledTimes(1);
});
