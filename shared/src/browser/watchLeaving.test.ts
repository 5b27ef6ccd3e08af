import { watchLeaving } from './watchLeaving';

const leave = () => dispatchEvent(new Event('beforeunload'));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a reader who does not leave stays at once', async () => {
  const leaving = watchLeaving();
  await expect(leaving.stays()).resolves.toBeUndefined();
  leaving.stop();
});

test('one who leaves stays if the page is there ten seconds later', async () => {
  const leaving = watchLeaving();
  const hasStayed = jest.fn();
  leave();
  void leaving.stays().then(hasStayed);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(hasStayed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(hasStayed).toHaveBeenCalled();
  leaving.stop();
});

test('nothing listens for the end of the page once it is stopped', async () => {
  const leaving = watchLeaving();
  leaving.stop();
  leave();
  await expect(leaving.stays()).resolves.toBeUndefined();
});
