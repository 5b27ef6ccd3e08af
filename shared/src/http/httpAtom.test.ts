import { configAtom } from '../config/configAtom';
import { answerWith, createTestStore, fakeServer, testConfig } from '../testing';
import { httpAtom } from './httpAtom';

function makeStore() {
  const auth = { signOut: jest.fn(), endSession: jest.fn() };
  return { store: createTestStore({ auth }), auth };
}

test.each([
  ['local', 'http://localhost:4000'],
  ['staging', 'https://api.staging.example.com'],
  ['production', 'https://api.example.com'],
] as const)('S-84 a portal that is set to %s calls %s', async (environment, origin) => {
  const server = fakeServer({ 'GET /user': {} });
  const { store } = makeStore();
  store.set(configAtom, { ...testConfig, environment });

  await store.get(httpAtom).get('/user');
  expect(server.requests[0]?.url).toBe(`${origin}/user`);
  expect(server.headers[0]?.get('authorization')).toBe('Bearer token-of-the-test');
});

test('H-15 an API that refuses the token ends the session and does not sign out', async () => {
  fakeServer({ 'GET /user': answerWith(401) });
  const { store, auth } = makeStore();

  await expect(store.get(httpAtom).get('/user')).rejects.toThrow();
  expect(auth.endSession).toHaveBeenCalledTimes(1);
  expect(auth.signOut).not.toHaveBeenCalled();
});
