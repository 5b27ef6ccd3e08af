import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { failureReason, isUnanswered } from './failureReason';

const answered = (status: number) => {
  const config: InternalAxiosRequestConfig = { headers: new AxiosHeaders() };
  const response = { status, statusText: '', headers: {}, config, data: null };
  return new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, response);
};
const unanswered = (code: string) => new AxiosError('no answer', code);
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

test.each([
  [400, 'unavailable'],
  [401, 'session-ended'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [410, 'not-found'],
  [418, 'unavailable'],
  [429, 'unavailable'],
  [500, 'unavailable'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
] as const)('H-4, H-15 status %i is "%s" to the reader, with a connection and without', (status, reason) => {
  expect(failureReason(answered(status))).toBe(reason);
  expect(isUnanswered(answered(status))).toBe(false);
  setOnline(false);
  expect(failureReason(answered(status))).toBe(reason);
});

test.each(['ERR_NETWORK', 'ETIMEDOUT', 'ECONNABORTED', 'ERR_BAD_RESPONSE'])(
  'H-4 no answer (%s) is the fault of the connection only when there is none',
  (code) => {
    setOnline(true);
    expect(failureReason(unanswered(code))).toBe('unavailable');
    expect(isUnanswered(unanswered(code))).toBe(true);
    setOnline(false);
    expect(failureReason(unanswered(code))).toBe('offline');
  },
);

test('H-4, F-58 so is code for the call that cannot be had', () => {
  // As webpack names it.
  const missing = Object.assign(new Error('Loading chunk axios failed.'), { name: 'ChunkLoadError' });
  setOnline(true);
  expect(failureReason(missing)).toBe('unavailable');
  expect(isUnanswered(missing)).toBe(true);
  setOnline(false);
  expect(failureReason(missing)).toBe('offline');
});

test.each<[string, unknown]>([
  ['a fault of our own', new TypeError('x is not a function')],
  ['a text', 'no'],
  ['nothing', undefined],
  ['something that looks like an answer', { response: { status: 401 } }],
])('H-4 %s is "unavailable", whatever the connection', (_what, error) => {
  setOnline(false);
  expect(failureReason(error)).toBe('unavailable');
  expect(isUnanswered(error)).toBe(false);
});

test('H-5 a call that the reader left is no reason of its own', () => {
  setOnline(true);
  expect(failureReason(new CanceledError())).toBe('unavailable');
});
