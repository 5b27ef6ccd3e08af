import {
  authorizingAtom,
  originalLoginUriAtom,
  reportAtom,
  signInNoticeAtom,
  userInfoAtom,
  type PortalConfig,
} from '@portal/shared';
import { breathe, testConfig } from '@portal/shared/testing';
import { signInKeys } from '../page/signInKeys';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { sampleTokens } from '../testing/sampleTokens';
import { testTabs } from '../testing/testTabs';
import { hasLeftAtom } from './hasLeftAtom';

const { openTab, isForgotten } = testTabs();

test('S-17 the address to come back to is stored first, then the reader leaves', async () => {
  const { auth, oktaAuth, store, left } = await openTab();
  const steps: string[] = [];
  oktaAuth.options.setLocation = () => {
    steps.push(`left with ${oktaAuth.getOriginalUri() ?? 'nothing'} stored`);
  };
  const redirect = oktaAuth.signInWithRedirect.bind(oktaAuth);
  oktaAuth.signInWithRedirect = (options) => {
    steps.push(`redirect with ${oktaAuth.getOriginalUri() ?? 'nothing'} stored`);
    return redirect(options);
  };

  await auth.signIn('/reports/acme?x=1#part');
  expect(steps).toEqual([
    'redirect with /reports/acme?x=1#part stored',
    'left with /reports/acme?x=1#part stored',
  ]);
  expect(store.get(originalLoginUriAtom)).toBe('/reports/acme?x=1#part');
  expect(left).toEqual([]);
});

test('T-16 state and nonce are 256 random bits each, in the request and in what waits for the answer', async () => {
  const { auth, left } = await openTab();
  await auth.signIn('/reports');
  sessionStorage.clear();
  await auth.signIn('/reports');

  const secrets = left.flatMap(({ searchParams }) =>
    ['state', 'nonce'].map((name) => searchParams.get(name) ?? ''),
  );
  expect(secrets).toHaveLength(4);
  expect(new Set(secrets).size).toBe(4);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.parse(sessionStorage.getItem(signInKeys(testConfig).own) ?? '')).toMatchObject({
    state: secrets[2],
    nonce: secrets[3],
  });
});

test.each([
  ['/login/callback', '/reports/acme', '/reports/acme'],
  ['/login/callback/?code=1', '/reports/acme', '/reports/acme'],
  ['/Login/Callback', '/reports/acme', '/reports/acme'],
  ['/okta/authorize#x', '/reports/acme', '/reports/acme'],
  ['/okta/authorize', '//evil.example', '/'],
  ['/okta/authorize', undefined, '/'],
])('F-64 pressed at %s with %j remembered, Login leads back to %s', async (returnTo, remembered, target) => {
  const { auth, oktaAuth, store } = await openTab();
  if (remembered !== undefined) oktaAuth.setOriginalUri(remembered);

  await auth.signIn(returnTo);
  expect(oktaAuth.getOriginalUri()).toBe(target);
  expect(store.get(originalLoginUriAtom)).toBe(target);
});

test.each(['//[', '//evil.example/reports', '/\\[', 'https://['])(
  'F-60, S-73 pressed at %j, which leads out of the portal or nowhere, Login leads to the home page',
  async (returnTo) => {
    const { auth, oktaAuth, left } = await openTab();

    await auth.signIn(returnTo);
    expect(left).toHaveLength(1);
    expect(oktaAuth.getOriginalUri()).toBe('/');
  },
);

test('F-70 where storage is blocked nobody is sent to the provider in vain, and the login view says why', async () => {
  const { auth, store, left } = await openTab({ token: 'memory', canSignIn: false });

  await expect(auth.signIn('/reports')).rejects.toThrow('storage is blocked');
  expect(store.get(signInNoticeAtom)).toBe('storage-blocked');
  expect(left).toEqual([]);
});

test('S-66, H-7 signing out forgets tokens and answers, here and at once', async () => {
  const tab = await openTab({ isSignedIn: true });
  tab.store.set(authorizingAtom, true);
  tab.store.set(signInNoticeAtom, 'not-completed');

  tab.auth.signOut();
  expect(isForgotten(tab)).toBe(true);
  expect(tab.auth.accessToken()).toBeUndefined();
  expect(tab.store.get(authorizingAtom)).toBe(false);
  expect(tab.store.get(signInNoticeAtom)).toBeNull();
  expect(tab.left).toEqual([]);
});

test('S-65, S-66 the session is known to be over', async () => {
  const { auth, oktaAuth } = await openTab({ isSignedIn: true });
  await oktaAuth.authStateManager.updateAuthState();
  expect(oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: true });

  auth.signOut();
  await breathe();
  expect(oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: false });
});

test.each(['localStorage', 'memory'] as const)(
  'H-7, T-12 signing out in one tab signs the others out, with tokens in %s too, and gives no reason',
  async (token) => {
    const one = await openTab({ token, isSignedIn: true });
    const two = await openTab({ token, isSignedIn: true });
    await two.oktaAuth.authStateManager.updateAuthState();

    one.auth.signOut();
    await breathe();
    expect(isForgotten(two)).toBe(true);
    expect(two.store.get(signInNoticeAtom)).toBeNull();
    expect(two.oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: false });
  },
);

const { identityProvider, apiHosts } = testConfig;
const otherEnvironments: [string, PortalConfig][] = [
  ['issuer', { ...testConfig, identityProvider: { ...identityProvider, issuer: 'https://other.okta.com' } }],
  ['client', { ...testConfig, identityProvider: { ...identityProvider, clientId: 'other' } }],
  ['API', { ...testConfig, apiHosts: { ...apiHosts, production: 'https://other.example.com' } }],
];

test.each(otherEnvironments)(
  'T-10 tokens of an environment with another %s are no session, and no other tab hears of them',
  async (_what, config) => {
    const here = await openTab();
    const there = await openTab({ config });
    await Promise.all([here.oktaAuth.start(), there.oktaAuth.start()]);

    const heard = jest.fn();
    here.oktaAuth.tokenManager.on('added', heard);

    there.oktaAuth.tokenManager.setTokens(sampleTokens());
    await breathe();
    expect(heard).not.toHaveBeenCalled();
    expect(there.auth.accessToken()).toBe('token-of-ada');
    expect(here.auth.accessToken()).toBeUndefined();
    expect(await here.oktaAuth.isAuthenticated()).toBe(false);
  },
);

test('T-10 every channel between tabs bears the name of its environment', async () => {
  const { BroadcastChannel: Channel } = globalThis;
  const names: string[] = [];
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      names.push(name);
    }
  };

  try {
    await openTab();
  } finally {
    globalThis.BroadcastChannel = Channel;
  }
  expect(names.length).toBeGreaterThanOrEqual(3);
  const tokensKey = tokenStorageKey(testConfig);
  expect(names.filter((name) => !name.startsWith(`${tokensKey} `))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('S-65 whoever signs in in one tab is signed in in the others, which share the tokens', async () => {
  const one = await openTab();
  const two = await openTab();
  await Promise.all([one.oktaAuth.start(), two.oktaAuth.start()]);
  expect(two.oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: false });

  one.oktaAuth.tokenManager.setTokens(sampleTokens());
  await breathe();
  expect(two.oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: true });
});

test.each(
  otherEnvironments.flatMap(([what, config]) => [
    ['signOut', what, config] as const,
    ['endSession', what, config] as const,
  ]),
)('T-10, H-15 %s does not end the session of an environment with another %s', async (end, _what, config) => {
  const here = await openTab({ isSignedIn: true });
  const there = await openTab({ isSignedIn: true, config });

  here.auth[end]();
  await breathe();
  expect(isForgotten(here)).toBe(true);
  expect(isForgotten(there)).toBe(false);
});

test.each([
  ['this client', 'nothing', identityProvider],
  ['another issuer', 'all', { ...identityProvider, issuer: 'https://other.okta.com' }],
  ['another client', 'all', { ...identityProvider, clientId: 'other' }],
])(
  'H-7 of tokens that an older release has stored for %s, signing out leaves %s',
  async (_whose, left, owner) => {
    const { auth } = await openTab({ isSignedIn: true });
    const text = JSON.stringify({ idToken: { ...sampleTokens().idToken, ...owner } });
    localStorage.setItem('okta-token-storage', text);
    sessionStorage.setItem('okta-token-storage', text);

    auth.signOut();
    for (const storage of [localStorage, sessionStorage])
      expect(storage.getItem('okta-token-storage')).toBe(left === 'all' ? text : null);
  },
);

const channelFaults: [string, () => void][] = [
  ['missing', () => Reflect.deleteProperty(globalThis, 'BroadcastChannel')],
  [
    'refused',
    () => {
      globalThis.BroadcastChannel = function () {
        throw new DOMException('denied', 'SecurityError');
      } as unknown as typeof BroadcastChannel;
    },
  ],
];

describe('without a channel to the other tabs', () => {
  const { BroadcastChannel } = globalThis;
  afterEach(() => {
    globalThis.BroadcastChannel = BroadcastChannel;
  });

  test.each(channelFaults)(
    'F-70, T-11 where it is %s, the session starts, is kept and ends',
    async (_how, breakIt) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      breakIt();
      const tab = await openTab({ isSignedIn: true });

      await tab.oktaAuth.start();
      expect(tab.oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: true });
      expect(tab.auth.accessToken()).toBe('token-of-ada');
      tab.auth.signOut();
      expect(isForgotten(tab)).toBe(true);
      expect(log).not.toHaveBeenCalled();
    },
  );
});

test('H-7, F-70 signing out ends the session here and in other tabs though storage throws, and says so', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const one = await openTab({ isSignedIn: true });
  const two = await openTab({ token: 'memory', isSignedIn: true });
  await one.oktaAuth.authStateManager.updateAuthState();
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  one.auth.signOut();
  await breathe();
  await one.oktaAuth.authStateManager.updateAuthState();
  expect(one.store.get(hasLeftAtom)).toBe(true);
  expect(one.store.get(userInfoAtom).status).toBe('idle');
  expect(one.auth.accessToken()).toBeUndefined();
  expect(one.store.get(signInNoticeAtom)).toBe('not-deleted');
  expect(isForgotten(two)).toBe(true);
  expect(log.mock.calls.flat().join()).toContain('session.leave');
});

test.each(['here', 'there'] as const)(
  'H-7, T-06 signing out %s makes a sign-in under way worthless',
  async (where) => {
    const tab = await openTab();
    const other = await openTab();
    await tab.auth.signIn('/reports');
    const state = tab.left[0]?.searchParams.get('state') ?? '';
    expect(tab.oktaAuth.transactionManager.load({ state })?.state).toBe(state);

    (where === 'here' ? tab : other).auth.signOut();
    await breathe();
    expect(tab.oktaAuth.transactionManager.load({ state })).toBeNull();
  },
);

test('T-06, T-12 signing out voids the sign-ins of tabs that are at the provider, whichever tab they come back to', async () => {
  const tab = await openTab();
  await tab.auth.signIn('/reports');
  // Another tab does not know what this one has kept for itself.
  sessionStorage.clear();
  await tab.auth.signIn('/reports/acme');
  sessionStorage.clear();
  const states = tab.left.map(({ searchParams }) => searchParams.get('state') ?? '');
  const other = await openTab();
  expect(states.map((state) => other.oktaAuth.transactionManager.load({ state })?.state)).toEqual(states);

  other.auth.signOut();
  for (const state of states) expect(other.oktaAuth.transactionManager.load({ state })).toBeNull();
});

test('H-7 the answer that the page has asked for with an older token is dropped when there is a new one', async () => {
  const { oktaAuth } = await openTab();
  const answer = Promise.resolve(Response.error());
  globalThis.portalFirstCall = { url: '/list', token: 'old', at: Date.now(), answer };

  oktaAuth.tokenManager.setTokens(sampleTokens());
  expect(globalThis.portalFirstCall).toBeUndefined();
});

test('H-15, F-45 a session that the API ends is over once: answers that come later change nothing', async () => {
  const tab = await openTab({ isSignedIn: true });

  tab.auth.endSession();
  expect(isForgotten(tab)).toBe(true);
  expect(tab.store.get(signInNoticeAtom)).toBe('session-ended');

  tab.store.set(signInNoticeAtom, null);
  tab.auth.endSession();
  expect(tab.store.get(signInNoticeAtom)).toBeNull();
});

test('H-15 after signing out, a call that is still refused says nothing of a session', async () => {
  const { auth, store } = await openTab({ isSignedIn: true });

  auth.signOut();
  auth.endSession();
  expect(store.get(signInNoticeAtom)).toBeNull();
});

test('S-78, T-14, F-68 the access token is given out as long as it lives, also after a sleep', async () => {
  const { auth, oktaAuth } = await openTab();
  expect(auth.accessToken()).toBeUndefined();
  oktaAuth.tokenManager.setTokens(sampleTokens({ seconds: 3600 }));
  expect(auth.accessToken()).toBe('token-of-ada');

  const asleep = Date.now() + 3_601_000;
  jest.spyOn(Date, 'now').mockReturnValue(asleep);
  expect(oktaAuth.getAccessToken()).toBe('token-of-ada');
  expect(auth.accessToken()).toBeUndefined();
});

const returnToPage = (persisted: boolean) =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('F-72 a page that Back brings back knows that its session is over', async () => {
  const tab = await openTab({ isSignedIn: true });
  localStorage.clear();

  returnToPage(false);
  await breathe();
  expect(tab.store.get(userInfoAtom).status).toBe('ready');
  returnToPage(true);
  await breathe();
  expect(isForgotten(tab)).toBe(true);
  expect(tab.store.get(signInNoticeAtom)).toBe('session-ended');
});

test('F-72 a page that Back brings back to a living session goes on', async () => {
  const { store } = await openTab({ isSignedIn: true });

  returnToPage(true);
  await breathe();
  expect(store.get(userInfoAtom).status).toBe('ready');
});

test('H-7 another reader who signs in elsewhere finds nothing of the one before, the same reader all of it', async () => {
  const { store, oktaAuth } = await openTab();
  const become = async (sub: string, accessToken: string) => {
    oktaAuth.tokenManager.setTokens(sampleTokens({ sub, accessToken }));
    await oktaAuth.authStateManager.updateAuthState();
  };
  await become('ada', 'first');
  store.set(reportAtom, { status: 'loading', key: '["acme","latest"]' });

  await become('ada', 'second');
  expect(store.get(reportAtom).status).toBe('loading');
  await become('grace', 'third');
  expect(store.get(reportAtom)).toEqual({ status: 'idle' });
  expect(store.get(userInfoAtom)).toEqual({ status: 'idle' });
});

const withEndedAccess = () => {
  const tokens = sampleTokens();
  if (tokens.accessToken) tokens.accessToken.expiresAt = 0;
  return tokens;
};

test.each([
  ['with both tokens', sampleTokens({ seconds: -1 })],
  ['with the access token alone', withEndedAccess()],
])('H-7 a session that runs out %s takes the answers with it', async (_with, tokens) => {
  const { store, oktaAuth } = await openTab({ isSignedIn: true });
  await oktaAuth.authStateManager.updateAuthState();

  oktaAuth.tokenManager.setTokens(tokens);
  await oktaAuth.authStateManager.updateAuthState();
  expect(store.get(userInfoAtom)).toEqual({ status: 'idle' });
  expect(store.get(signInNoticeAtom)).toBe('session-ended');
});

test.each([tokenStorageKey(testConfig), null])(
  'H-7 a tab hears that another one has changed the tokens (key %j)',
  async (key) => {
    const { store, oktaAuth } = await openTab({ isSignedIn: true });
    await oktaAuth.authStateManager.updateAuthState();

    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'portal.theme' }));
    await breathe();
    expect(store.get(userInfoAtom).status).toBe('ready');
    dispatchEvent(new StorageEvent('storage', { key }));
    await breathe();
    expect(store.get(userInfoAtom)).toEqual({ status: 'idle' });
  },
);
