import { deviceStorage, signInNoticeAtom, userInfoAtom } from '@portal/shared';
import { breathe, testConfig } from '@portal/shared/testing';
import { signOutMark } from '../page/signOutMark';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { sampleTokens } from '../testing/sampleTokens';
import { testTabs } from '../testing/testTabs';

const { openTab, isForgotten } = testTabs();

const visit = 'reader.00u1ab.lastVisit';
const mark = signOutMark(testConfig);
const tellOf = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

test('H-7, H-9 a session that has merely run out, maybe in a sleep, takes nothing from the device', async () => {
  const tab = await openTab({ isSignedIn: true });
  deviceStorage.write(visit, 'today');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_601_000);

  tab.auth.endSession();
  expect(isForgotten(tab)).toBe(true);
  expect(tab.store.get(signInNoticeAtom)).toBe('session-ended');
  expect(deviceStorage.read(visit)).toBe('today');
});

const tabs = [
  { token: 'localStorage' },
  { token: 'sessionStorage' },
  { token: 'memory' },
  { token: 'localStorage', isLoaded: false },
] as const;

test.each(
  tabs.flatMap((options) => [
    ['310', 'takes with it what the device keeps of the reader', options, null] as const,
    ['290', 'takes nothing from the device, as clocks differ', options, 'today'] as const,
  ]),
)(
  'H-7, H-15, S-97 a session that the API ends %s s before it runs out %s (%j)',
  async (left, _result, options, kept) => {
    const tab = await openTab({ ...options, isSignedIn: true });
    deviceStorage.write(visit, 'today');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + (3600 - Number(left)) * 1000);

    tab.auth.endSession();
    expect(isForgotten(tab)).toBe(true);
    expect(tab.store.get(signInNoticeAtom)).toBe('session-ended');
    expect(deviceStorage.read(visit)).toBe(kept);
  },
);

test('H-7, H-15 one that the API ends does', async () => {
  const { auth } = await openTab({ isSignedIn: true });
  deviceStorage.write(visit, 'today');

  auth.endSession();
  expect(deviceStorage.read(visit)).toBeNull();
});

test.each(tabs.filter(({ token }) => token !== 'memory'))(
  'F-70, H-15 a session whose storage was cleared without an event is over, and says so, at the next call (%j)',
  async (options) => {
    const tab = await openTab({ ...options, isSignedIn: true });
    localStorage.clear();
    sessionStorage.clear();

    tab.auth.endSession();
    await breathe();
    expect(isForgotten(tab)).toBe(true);
    expect(tab.identity.reader()).toBeUndefined();
    expect(tab.store.get(signInNoticeAtom)).toBe('session-ended');
  },
);

test.each([true, false])(
  'F-70, H-15 tokens that become unreadable elsewhere end the session (with the identity client: %j)',
  async (isLoaded) => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const tab = await openTab({ isSignedIn: true, isLoaded });
    localStorage.setItem(tokenStorageKey(testConfig), '{"accessToken":');

    tellOf(tokenStorageKey(testConfig));
    await breathe();
    expect(isForgotten(tab)).toBe(true);
    expect(tab.store.get(signInNoticeAtom)).toBe('session-ended');
    expect(log.mock.calls.flat().join()).toContain('was corrupted');
  },
);

test('H-7, F-72 whoever comes back from the provider without signing in finds the device as it was', async () => {
  const tab = await openTab();
  deviceStorage.write(visit, 'today');

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await breathe();
  expect(isForgotten(tab)).toBe(true);
  expect(tab.store.get(signInNoticeAtom)).toBeNull();
  expect(deviceStorage.read(visit)).toBe('today');
});

test('H-7, T-12 a tab that hears late of a sign-out goes on with the session of whoever has signed in since', async () => {
  const one = await openTab({ isSignedIn: true });
  const two = await openTab();

  one.auth.signOut();
  deviceStorage.write(visit, 'today');
  one.oktaAuth.tokenManager.setTokens(sampleTokens({ accessToken: 'second', seconds: 3700, sub: '00u2gr' }));
  await breathe();
  for (const tab of [one, two]) {
    expect(tab.store.get(userInfoAtom)).toEqual({ status: 'idle' });
    expect(tab.auth.accessToken()).toBe('second');
    expect(tab.store.get(signInNoticeAtom)).toBeNull();
    expect(tab.oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: true });
  }
  expect(deviceStorage.read(visit)).toBe('today');
});

test('H-7, T-12 a tab of an older release signs this one out, whatever is stored', async () => {
  const tab = await openTab({ isSignedIn: true });
  const older = new BroadcastChannel(`${tokenStorageKey(testConfig)} sign-out`);

  older.postMessage('signed out');
  await breathe();
  older.close();
  expect(isForgotten(tab)).toBe(true);
});

test.each([
  ['before', [mark, tokenStorageKey(testConfig)]],
  ['after', [tokenStorageKey(testConfig), mark]],
])(
  'H-7 a tab without a channel that hears of a sign-out %s it hears of the tokens gives no reason',
  async (_order, keys) => {
    const { store, oktaAuth } = await openTab({ isSignedIn: true });
    await oktaAuth.authStateManager.updateAuthState();

    localStorage.setItem(mark, 'elsewhere');
    localStorage.removeItem(tokenStorageKey(testConfig));
    for (const key of keys) {
      tellOf(key);
      await breathe();
    }
    expect(store.get(userInfoAtom)).toEqual({ status: 'idle' });
    expect(store.get(signInNoticeAtom)).toBeNull();

    oktaAuth.tokenManager.setTokens(sampleTokens());
    await oktaAuth.authStateManager.updateAuthState();
    oktaAuth.tokenManager.setTokens(sampleTokens({ seconds: -1 }));
    await oktaAuth.authStateManager.updateAuthState();
    expect(store.get(signInNoticeAtom)).toBe('session-ended');
  },
);

test('H-7 a session from after a sign-out of which the tab learns at its start runs out like any other', async () => {
  localStorage.setItem(mark, 'elsewhere');
  const { store, oktaAuth } = await openTab({ isSignedIn: true });
  await oktaAuth.authStateManager.updateAuthState();

  oktaAuth.tokenManager.setTokens(sampleTokens({ seconds: -1 }));
  await oktaAuth.authStateManager.updateAuthState();
  expect(store.get(signInNoticeAtom)).toBe('session-ended');
});

test('H-7, T-10 tabs that share no tokens each end their session in its own time', async () => {
  const first = await openTab({ token: 'memory' });
  const second = await openTab({ token: 'memory' });
  // The client ends a session half a minute before its tokens do.
  first.oktaAuth.tokenManager.setTokens(sampleTokens({ seconds: 32 }));
  await breathe();
  second.oktaAuth.tokenManager.setTokens(sampleTokens({ seconds: 40 }));

  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(first.store.get(userInfoAtom)).toEqual({ status: 'idle' });
  expect(first.store.get(signInNoticeAtom)).toBe('session-ended');
  expect(second.auth.accessToken()).toBe('token-of-ada');
});
