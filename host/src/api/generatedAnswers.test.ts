import type { HttpClient } from '@portal/shared';
import { anyLike, startStopwatch } from '@portal/shared/testing';
import fc from 'fast-check';
import { fetchHealth } from './fetchHealth';
import { fetchUser } from './fetchUser';

const thousand = { numRuns: 1000, seed: 20_261_122 };
const { signal } = new AbortController();
const times = { user: startStopwatch('the user'), health: startStopwatch('the health') };
const answering = (body: unknown): HttpClient => ({
  apiOrigin: 'https://api.example.com',
  get: () => Promise.resolve(body),
});

test('B-49 a thousand answers about the user are texts or nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anyLike({ id: '00u1ab', name: 'Ada', email: 'a@example.com' }), async (body) => {
      const stop = times.user();
      const user = await fetchUser(answering(body), signal);
      stop();
      expect(Object.keys(user)).toEqual(['id', 'name', 'email']);
      for (const value of Object.values(user)) expect(value === null || /\S/.test(String(value))).toBe(true);
    }),
    thousand,
  );
});

test('S-79 a thousand answers about the health are a word', async () => {
  await fc.assert(
    fc.asyncProperty(anyLike({ health: 'ok' }), async (body) => {
      const stop = times.health();
      expect(typeof (await fetchHealth(answering(body), signal))).toBe('string');
      stop();
    }),
    thousand,
  );
});
