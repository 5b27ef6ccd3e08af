import * as client from '@okta/okta-auth-js';
import { fakeServer, testConfig } from '@portal/shared/testing';
import { signInKeys } from '../page/signInKeys';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { closeChannels } from '../testing/closeChannels';
import { sampleTokens } from '../testing/sampleTokens';
import { createOktaAuth } from './createOktaAuth';
import { prepareStorage, type UsableStorage } from './prepareStorage';

const usable: UsableStorage = { token: 'localStorage', canSignIn: true };
const tokensKey = tokenStorageKey(testConfig);
const signIns = signInKeys(testConfig);
const clients: client.OktaAuth[] = [];

function makeClient(storage = usable) {
  const oktaAuth = createOktaAuth(testConfig, storage);
  clients.push(oktaAuth);
  const left: URL[] = [];
  oktaAuth.options.setLocation = (url) => left.push(new URL(url));
  return { oktaAuth, left };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/reports');
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((oktaAuth) => oktaAuth.stop()));
  closeChannels();
});

test('S-10, S-85 the way to the provider asks for a code, without PKCE, for openid, profile and email', async () => {
  const { oktaAuth, left } = makeClient();
  await oktaAuth.signInWithRedirect({ state: 's', nonce: 'n' });

  expect(left.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://example.okta.com/oauth2/default/v1/authorize',
  ]);
  expect(Object.fromEntries(left[0]?.searchParams ?? [])).toEqual({
    client_id: 'portal',
    redirect_uri: 'http://localhost/login/callback',
    response_type: 'code',
    scope: 'openid profile email',
    state: 's',
    nonce: 'n',
  });
});

test('S-85 nothing is renewed behind the reader’s back: a token that expires is dropped', async () => {
  const { oktaAuth } = makeClient();
  const tokens = sampleTokens();
  oktaAuth.tokenManager.setTokens(tokens);
  const renew = jest.spyOn(oktaAuth.tokenManager, 'renew');
  await oktaAuth.serviceManager.getService('autoRenew')?.start();

  oktaAuth.emitter.emit(client.EVENT_EXPIRED, 'accessToken', tokens.accessToken);
  expect(oktaAuth.tokenManager.getTokensSync().accessToken).toBeUndefined();
  oktaAuth.tokenManager.setTokens(sampleTokens({ seconds: -1 }));
  expect(await oktaAuth.isAuthenticated()).toBe(false);
  expect(renew).not.toHaveBeenCalled();
  expect(oktaAuth.serviceManager.getService('renewOnTabActivation')?.canStart()).toBe(false);
});

test('S-98 tokens, transactions, PKCE, original URI, redirect state and nonce are kept under six names', async () => {
  const { oktaAuth } = makeClient();
  oktaAuth.setOriginalUri('/reports', 's');
  await oktaAuth.signInWithRedirect({ state: 's', nonce: 'n' });
  oktaAuth.tokenManager.setTokens(sampleTokens());

  expect(Object.keys(sessionStorage).sort()).toEqual([signIns.own, 'referrerPath']);
  expect(Object.keys(localStorage).sort()).toEqual(['okta-original-uri-storage', signIns.shared, tokensKey]);
  expect(JSON.parse(sessionStorage.getItem(signIns.own) ?? '')).toMatchObject({
    state: 's',
    nonce: 'n',
  });

  const names = [
    tokensKey,
    signIns.own,
    signIns.shared,
    client.PKCE_STORAGE_NAME,
    client.ORIGINAL_URI_STORAGE_NAME,
    client.REFERRER_PATH_STORAGE_KEY,
  ];
  expect(names).toEqual([
    tokensKey,
    expect.stringMatching(/^okta-transaction-storage ./),
    expect.stringMatching(/^okta-shared-transaction-storage ./),
    'okta-pkce-storage',
    'okta-original-uri-storage',
    'referrerPath',
  ]);
  expect(new Set(names).size).toBe(6);
});

test.each([
  ['localStorage', true, false],
  ['sessionStorage', false, true],
  ['memory', false, false],
] as const)(
  'T-10 with %s the tokens are there and nowhere else, never in a cookie',
  (token, inLocal, inSession) => {
    const { oktaAuth } = makeClient({ token, canSignIn: true });
    oktaAuth.tokenManager.setTokens(sampleTokens());

    expect(oktaAuth.getAccessToken()).toBe('token-of-ada');
    expect(JSON.stringify(Object.entries(localStorage)).includes('token-of-ada')).toBe(inLocal);
    expect(JSON.stringify(Object.entries(sessionStorage)).includes('token-of-ada')).toBe(inSession);
    expect(document.cookie).toBe('');
  },
);

test('F-70, T-11 with blocked storage the session becomes known and nothing is kept in a cookie', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const { oktaAuth } = makeClient(prepareStorage(testConfig));

  await oktaAuth.start();
  expect(oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: false });
  expect(document.cookie).toBe('');
});

const discovery = 'GET /oauth2/default/.well-known/openid-configuration';

test('S-98 what the provider says of itself is kept for all tabs', async () => {
  fakeServer({ [discovery]: {} });
  await client.getWellKnown(makeClient().oktaAuth);

  expect(Object.keys(localStorage)).toEqual(['okta-cache-storage']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('F-70, T-11 where nobody can sign in nothing but the address is left in the storage that works, nor in a cookie', async () => {
  fakeServer({ [discovery]: {} });
  const { oktaAuth } = makeClient({ token: 'memory', canSignIn: false });
  await client.getWellKnown(oktaAuth);
  oktaAuth.setOriginalUri('/reports', 's');
  oktaAuth.transactionManager.save({ state: 's' } as Parameters<typeof oktaAuth.transactionManager.save>[0]);

  expect(oktaAuth.getOriginalUri('s')).toBe('/reports');
  expect([localStorage, sessionStorage].flatMap((storage) => Object.keys(storage))).toEqual(['referrerPath']);
  expect(document.cookie).toBe('');
});

test('S-65 with stored tokens a reader is signed in as soon as the client has started', async () => {
  const { oktaAuth } = makeClient();
  oktaAuth.tokenManager.setTokens(sampleTokens());
  expect(oktaAuth.authStateManager.getAuthState()).toBeNull();

  await oktaAuth.start();
  expect(oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: true });
});

test('F-70 a start does not write the tokens, which would bring back those that another tab has just cleared', async () => {
  const { oktaAuth } = makeClient();
  oktaAuth.tokenManager.setTokens(sampleTokens());
  const write = jest.spyOn(Storage.prototype, 'setItem');

  await oktaAuth.start();
  expect(write.mock.calls.map(([key]) => key)).not.toContain(tokensKey);
  expect(oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: true });
});

test('F-70 a start that fails is logged once and is a signed-out reader, not "Loading..." for ever', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { oktaAuth } = makeClient();
  jest.spyOn(oktaAuth.serviceManager, 'start').mockRejectedValue(new Error('no services'));

  await oktaAuth.start();
  expect(oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: false });
  expect(log.mock.calls).toEqual([['[portal] session.start: Error: no services']]);
});

test('F-70 tokens that are corrupted while the portal starts end the session, not the portal', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { oktaAuth } = makeClient();
  localStorage.setItem(tokensKey, '{');

  await oktaAuth.start();
  expect(oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: false });
  expect(localStorage.getItem(tokensKey)).not.toBe('{');
  expect(log).toHaveBeenCalledTimes(1);
});

test.each([
  '/login/callback?code=c&state=s',
  '/login/callbacks?code=c&state=s',
  '/login/callback?error=x&state=s',
])(
  'F-64 at %s, which the client takes for a sign-in under way, the session becomes known all the same',
  async (url) => {
    history.replaceState(null, '', url);
    const { oktaAuth } = makeClient();

    await oktaAuth.start();
    expect(oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: false });
  },
);
