import type { AuthState, OktaAuth } from '@okta/okta-auth-js';
import type { StoredTokens } from '../boot/storedTokens';
import { sampleTokens } from '../testing/sampleTokens';
import { createStandIn } from './createStandIn';

/** A stand-in whose stored tokens the test changes; the client itself never comes. */
function openStandIn(first: StoredTokens | null) {
  let tokens = first;
  const standIn = createStandIn(
    () => tokens,
    () => new Promise<OktaAuth>(() => undefined),
  );
  const store = (next: StoredTokens | null) => {
    tokens = next;
    return standIn.authStateManager.updateAuthState();
  };
  return { standIn, store };
}

const stored = (options?: Parameters<typeof sampleTokens>[0]) => sampleTokens(options) as StoredTokens;

test('S-65 the session is that of the stored tokens, as long as they are current', async () => {
  const { standIn, store } = openStandIn(stored());
  expect(standIn.authStateManager.getAuthState()).toEqual({ ...stored(), isAuthenticated: true });
  expect(await standIn.isAuthenticated()).toBe(true);
  expect([standIn.getAccessToken(), standIn.getIdToken()]).toEqual(['token-of-ada', 'id-token-of-ada']);

  for (const none of [null, stored({ seconds: -1 })]) {
    expect(await store(none)).toEqual({ isAuthenticated: false });
    expect(await standIn.isAuthenticated()).toBe(false);
    expect([standIn.getAccessToken(), standIn.getIdToken()]).toEqual([undefined, undefined]);
  }
});

test('S-65 who listens hears of each change once, and of nothing after that', async () => {
  const { standIn, store } = openStandIn(null);
  const heard: AuthState[] = [];
  const listen = (state: AuthState) => heard.push(state);
  standIn.authStateManager.subscribe(listen);

  await store(null);
  expect(heard).toEqual([]);
  const tokens = stored();
  await store(tokens);
  await store(tokens);
  expect(heard).toEqual([{ ...tokens, isAuthenticated: true }]);

  standIn.authStateManager.unsubscribe(listen);
  await store(null);
  expect(heard).toHaveLength(1);
});

test('okta-react takes it for a client that it accepts, and starts it', async () => {
  const { standIn } = openStandIn(null);
  // okta-react reads more of a client than it declares.
  const { _oktaUserAgent: agent } = standIn as unknown as {
    _oktaUserAgent: { addEnvironment: (text: string) => void; getVersion: () => string };
  };
  agent.addEnvironment('okta-react/6');
  expect(agent.getVersion()).toMatch(/^[567]\.\d+\.\d+$/);
  await expect(standIn.start()).resolves.toBeUndefined();
  expect(standIn.options).toEqual({});
});
