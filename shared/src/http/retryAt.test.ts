import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { retryAt } from './retryAt';

const now = Date.parse('2026-11-22T08:00:00Z');

const answered = (status: number, headers: Record<string, string>) => {
  const config: InternalAxiosRequestConfig = { headers: new AxiosHeaders() };
  const response = { status, statusText: '', headers, config, data: null };
  return new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, response);
};
const asked = (value: string, status = 429) => retryAt(answered(status, { 'retry-after': value }));

beforeEach(() => {
  jest.useFakeTimers({ now });
});

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['30', 30_000],
  ['Sun, 22 Nov 2026 08:01:00 GMT', 60_000],
  ['86400', 300_000],
  ['99999999999999999999', 300_000],
])('F-47 Retry-After: %s is a wait of %d ms', (value, wait) => {
  expect(asked(value)).toBe(now + wait);
  expect(asked(value, 503)).toBe(now + wait);
});

test.each(['0', '-5', '1.5', 'soon', '', 'Sun, 22 Nov 2026 07:59:00 GMT'])(
  'F-47 Retry-After: %j asks for no wait',
  (value) => {
    expect(asked(value)).toBeNull();
  },
);

test('F-47 other answers, answers without the header, and what is no answer ask for no wait', () => {
  expect(asked('30', 500)).toBeNull();
  expect(retryAt(answered(429, {}))).toBeNull();
  expect(retryAt(new AxiosError('no answer', 'ERR_NETWORK'))).toBeNull();
  expect(retryAt(new Error('broken'))).toBeNull();
});
