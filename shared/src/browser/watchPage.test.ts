import { watchPage } from './watchPage';

const rest = 30 * 60 * 1000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test.each(['pointermove', 'keydown'])(
  'a reader who rests for half an hour has come back with the next %s, to a page that stayed in sight',
  (event) => {
    const onReturn = jest.fn();
    const stop = watchPage(onReturn);
    jest.advanceTimersByTime(rest);
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    jest.advanceTimersByTime(rest);
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    expect(onReturn).not.toHaveBeenCalled();

    jest.advanceTimersByTime(rest + 1);
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    expect(onReturn).toHaveBeenCalledTimes(1);
    stop();
    jest.advanceTimersByTime(rest + 1);
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
    expect(onReturn).toHaveBeenCalledTimes(1);
  },
);
