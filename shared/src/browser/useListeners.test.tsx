import { fireEvent, render } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { useListeners } from './useListeners';

interface ListeningProps {
  isOn?: boolean;
  capture?: boolean;
  onEvent: (type: string) => void;
}

function Listening({ isOn = true, capture = false, onEvent }: ListeningProps) {
  const tell = ({ type }: Event) => {
    onEvent(type);
  };
  useListeners({ focusin: tell, pagehide: tell }, { isOn, capture });
  return <button>Press</button>;
}

const allEvents = () => {
  fireEvent.focusIn(document.body);
  fireEvent(window, new PageTransitionEvent('pagehide'));
};

test('events of elements and of the window come once, to the handlers of the last drawing', () => {
  const [first, last] = [jest.fn(), jest.fn()];
  const { rerender } = render(<Listening onEvent={first} />, { wrapper: StrictMode });
  rerender(<Listening onEvent={last} />);
  allEvents();
  expect(last.mock.calls.flat()).toEqual(['focusin', 'pagehide']);
  expect(first).not.toHaveBeenCalled();
});

test('nothing comes while it is off, and when its component has gone', () => {
  const onEvent = jest.fn();
  const { rerender, unmount } = render(<Listening isOn={false} onEvent={onEvent} />);
  allEvents();
  rerender(<Listening onEvent={onEvent} />);
  rerender(<Listening isOn={false} onEvent={onEvent} />);
  allEvents();
  rerender(<Listening onEvent={onEvent} />);
  unmount();
  allEvents();
  expect(onEvent).not.toHaveBeenCalled();
});

test('what an element keeps for itself is heard only on the way to it', () => {
  const onEvent = jest.fn();
  const { rerender, getByRole } = render(<Listening onEvent={onEvent} />);
  const keep = (event: Event) => {
    event.stopPropagation();
  };
  getByRole('button').addEventListener('focusin', keep);
  fireEvent.focusIn(getByRole('button'));
  expect(onEvent).not.toHaveBeenCalled();

  rerender(<Listening capture onEvent={onEvent} />);
  fireEvent.focusIn(getByRole('button'));
  expect(onEvent.mock.calls).toEqual([['focusin']]);
});

test('an event that comes before anything else happens is not missed', () => {
  const onEvent = jest.fn();
  function Parent() {
    useLayoutEffect(() => {
      document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }, []);
    return <Listening onEvent={onEvent} />;
  }
  render(<Parent />);
  expect(onEvent).toHaveBeenCalledWith('focusin');
});
