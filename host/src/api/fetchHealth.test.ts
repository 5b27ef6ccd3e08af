import type { GetOptions, HttpClient } from '@portal/shared';
import { fetchHealth } from './fetchHealth';

const { signal } = new AbortController();
const answering = (body: unknown, get = (_path: string, _options?: GetOptions) => undefined): HttpClient => ({
  apiOrigin: 'https://api.example.com',
  get: (path, options) => {
    get(path, options);
    return Promise.resolve(body);
  },
});

test('S-79 the health is asked for without a token', async () => {
  const get = jest.fn();
  await fetchHealth(answering({}, get), signal);

  expect(get.mock.calls).toEqual([['/healthcheck', { signal, isPublic: true }]]);
});

test.each<[unknown, string]>([
  [{ health: 'healthy' }, 'healthy'],
  [{ health: '' }, ''],
  [{ health: true }, 'unknown'],
  [{ health: null }, 'unknown'],
  [{ status: 'healthy' }, 'unknown'],
  [{}, 'unknown'],
  [null, 'unknown'],
  ['healthy', 'unknown'],
  [undefined, 'unknown'],
])('S-63, S-79 the answer %j is the health "%s"', async (body, health) => {
  expect(await fetchHealth(answering(body), signal)).toBe(health);
});
