import type { HttpClient } from '@portal/shared';
import { fetchUser } from './fetchUser';

const { signal } = new AbortController();
const asked: [string, unknown][] = [];
const answering = (body: unknown): HttpClient => ({
  apiOrigin: 'https://api.example.com',
  get: (path, options) => {
    asked.push([path, options]);
    return Promise.resolve(body);
  },
});

const nobody = { id: null, name: null, email: null };

test('S-80 the user is asked for with the token, and can be cancelled', async () => {
  asked.length = 0;
  await fetchUser(answering({}), signal);

  expect(asked).toEqual([['/user', { signal }]]);
});

test.each<[string, unknown, object]>([
  [
    'everything',
    { id: '00u1ab', name: 'Ada', email: 'a@example.com' },
    { id: '00u1ab', name: 'Ada', email: 'a@example.com' },
  ],
  ['more than is shown', { id: 'x', roles: ['admin'], loading: true }, { ...nobody, id: 'x' }],
  ['a number for an id', { id: 42, name: 'Ada' }, { ...nobody, id: '42', name: 'Ada' }],
  ['zero for an id', { id: 0 }, { ...nobody, id: '0' }],
  [
    'spaces around',
    { id: ' x ', name: ' Ada\n', email: '\ta@example.com ' },
    { id: 'x', name: 'Ada', email: 'a@example.com' },
  ],
  ['nothing but spaces', { id: ' ', name: '\t', email: '' }, nobody],
  ['nulls', nobody, nobody],
  ['other kinds of values', { id: {}, name: 5, email: ['a@example.com'] }, nobody],
  ['nothing', {}, nobody],
  ['null', null, nobody],
  ['a text', 'Ada', nobody],
  ['a list', [{ id: 'x' }], nobody],
  ['an empty body', '', nobody],
])('S-62, B-49, B-50 an answer with %s is a user', async (_what, body, user) => {
  expect(await fetchUser(answering(body), signal)).toEqual(user);
});

test('T-24 an answer cannot reach what all objects share', async () => {
  const body: unknown = JSON.parse('{"__proto__":{"id":"polluted"},"constructor":{"prototype":{"id":"x"}}}');

  expect(await fetchUser(answering(body), signal)).toEqual(nobody);
  expect(({} as Record<string, unknown>)['id']).toBeUndefined();
});
