import { logUncaught } from './logUncaught';

const secret = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIwMHUxYWIifQ.c2lnbmF0dXJl';

/** As the browser tells it; true if it would write the raw error to the console. */
const throwLate = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
const rejectLate = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));

beforeAll(logUncaught);

test('F-27, T-03 what is thrown late, or rejected, is one line each without secrets', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  expect(throwLate(new TypeError(`no access for ada@example.com with ${secret}`))).toBe(false);
  expect(rejectLate(new Error(`refused: code=${secret}`))).toBe(false);
  expect(rejectLate({ access_token: secret })).toBe(false);

  expect(log.mock.calls).toEqual([
    ['[portal] uncaught: TypeError: no access for [removed] with [removed]'],
    ['[portal] uncaught: Error: refused: [removed]'],
    ['[portal] uncaught: object'],
  ]);
});

test('F-27 a failure that repeats itself is written once', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  for (let time = 0; time < 100; time += 1) throwLate(new Error('tick'));
  expect(log.mock.calls).toEqual([['[portal] uncaught: Error: tick']]);
});

test('F-27 a throw of which the browser gives the text alone is written too', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  dispatchEvent(new ErrorEvent('error', { message: 'Script error.', cancelable: true }));
  expect(log.mock.calls).toEqual([['[portal] uncaught: Script error.']]);
});
