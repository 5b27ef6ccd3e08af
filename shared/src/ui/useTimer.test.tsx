import { render } from '@testing-library/react';
import { useTimer } from './useTimer';

interface WaitingProps {
  milliseconds: number | null;
  since?: string;
  onTime: () => void;
}

function Waiting({ milliseconds, since, onTime }: WaitingProps) {
  useTimer(milliseconds, onTime, since);
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the time is told once, to the function of the last drawing', () => {
  const [first, last] = [jest.fn(), jest.fn()];
  const { rerender } = render(<Waiting milliseconds={100} onTime={first} />);
  jest.advanceTimersByTime(99);
  rerender(<Waiting milliseconds={100} onTime={last} />);
  jest.advanceTimersByTime(1);
  expect(last).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(last).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
});

test('it runs from the last change, not while it is null, and not when its component has gone', () => {
  const onTime = jest.fn();
  const { rerender, unmount } = render(<Waiting milliseconds={100} since="a" onTime={onTime} />);
  jest.advanceTimersByTime(99);
  rerender(<Waiting milliseconds={100} since="b" onTime={onTime} />);
  jest.advanceTimersByTime(99);
  rerender(<Waiting milliseconds={null} since="b" onTime={onTime} />);
  jest.advanceTimersByTime(1000);
  rerender(<Waiting milliseconds={100} since="b" onTime={onTime} />);
  jest.advanceTimersByTime(99);
  unmount();
  jest.advanceTimersByTime(1000);
  expect(onTime).not.toHaveBeenCalled();
});
