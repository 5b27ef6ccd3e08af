import { deviceStorage } from '@portal/shared';
import { breathe, testConfig } from '@portal/shared/testing';
import { signOutMark } from '../page/signOutMark';
import { sampleTokens } from '../testing/sampleTokens';
import { testTabs } from '../testing/testTabs';

const { openTab, isForgotten, stopListening } = testTabs();

const mark = signOutMark(testConfig);
const moments: [string, () => void][] = [
  ['Back brings it back', () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  ['it is looked at again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['the browser tells', () => dispatchEvent(new StorageEvent('storage', { key: mark }))],
];

test.each(
  moments.flatMap(([when, happens]) =>
    (['sessionStorage', 'memory'] as const).map((token) => [when, token, happens] as const),
  ),
)(
  'T-12, F-72 a tab that could not hear of a sign-out knows it when %s, with tokens in %s',
  async (_when, token, happens) => {
    const tab = await openTab({ token });
    await tab.auth.signIn('/reports');
    const state = tab.left[0]?.searchParams.get('state') ?? '';
    tab.oktaAuth.tokenManager.setTokens(sampleTokens());
    happens();
    expect(isForgotten(tab)).toBe(false);

    localStorage.setItem(mark, 'elsewhere');
    happens();
    expect(isForgotten(tab)).toBe(true);
    expect(tab.auth.accessToken()).toBeUndefined();
    expect(tab.oktaAuth.transactionManager.load({ state })).toBeNull();
    tab.oktaAuth.tokenManager.setTokens(sampleTokens());
    happens();
    expect(tab.oktaAuth.tokenManager.getTokensSync().accessToken).toBeDefined();
  },
);

test('T-12, F-72 nor is what a tab has kept from before a sign-out a session or a sign-in when it starts again', async () => {
  const before = await openTab({ token: 'sessionStorage' });
  await before.auth.signIn('/reports');
  const state = before.left[0]?.searchParams.get('state') ?? '';
  before.oktaAuth.tokenManager.setTokens(sampleTokens());
  stopListening();
  expect(isForgotten(await openTab({ token: 'sessionStorage' }))).toBe(false);
  stopListening();

  localStorage.setItem(mark, 'elsewhere');
  const after = await openTab({ token: 'sessionStorage' });
  expect(isForgotten(after)).toBe(true);
  expect(after.oktaAuth.transactionManager.load({ state })).toBeNull();
  after.oktaAuth.tokenManager.setTokens(sampleTokens());
  stopListening();
  expect(isForgotten(await openTab({ token: 'sessionStorage' }))).toBe(false);
});

test.each(moments)(
  'T-12 a tab that shares tokens with others goes on when %s: they are of a later sign-in',
  async (_when, happens) => {
    const tab = await openTab();
    await tab.auth.signIn('/reports');
    const state = tab.left[0]?.searchParams.get('state') ?? '';
    localStorage.setItem(mark, 'elsewhere');
    tab.oktaAuth.tokenManager.setTokens(sampleTokens());

    happens();
    expect(isForgotten(tab)).toBe(false);
    expect(tab.oktaAuth.transactionManager.load({ state })).toBeNull();
  },
);

test.each(moments)(
  'H-7, F-72 a tab with tokens in memory forgets them when %s, though a later page of it has heard of the sign-out',
  async (_when, happens) => {
    const tab = await openTab({ token: 'memory', isSignedIn: true });
    localStorage.setItem(mark, 'elsewhere');
    const later = await openTab({ token: 'memory' });
    await later.auth.signIn('/reports');
    const state = later.left[0]?.searchParams.get('state') ?? '';

    happens();
    expect(isForgotten(tab)).toBe(true);
    expect(tab.auth.accessToken()).toBeUndefined();
    // It is of the time after the sign-out.
    expect(later.oktaAuth.transactionManager.load({ state })).not.toBeNull();
  },
);

test('T-12 with tokens in sessionStorage it goes on then: its pages share them, and they are of a later sign-in', async () => {
  const tab = await openTab({ token: 'sessionStorage', isSignedIn: true });
  localStorage.setItem(mark, 'elsewhere');
  sessionStorage.setItem(mark, 'elsewhere');
  for (const [, happens] of moments) happens();
  expect(isForgotten(tab)).toBe(false);
});

test('H-7, T-12 a new tab that learns of an earlier sign-out leaves the device to whoever has signed in since', async () => {
  localStorage.setItem(mark, 'elsewhere');
  deviceStorage.write('reader.00u1ab.lastVisit', 'today');

  await openTab({ token: 'sessionStorage' });
  expect(deviceStorage.read('reader.00u1ab.lastVisit')).toBe('today');
});

test('T-12, F-70 storage that is cleared after a sign-out is no second one', async () => {
  localStorage.setItem(mark, 'elsewhere');
  const tab = await openTab({ token: 'memory' });
  localStorage.clear();
  for (const [, happens] of moments) happens();

  tab.oktaAuth.tokenManager.setTokens(sampleTokens());
  for (const [, happens] of moments) happens();
  expect(tab.oktaAuth.tokenManager.getTokensSync().accessToken).toBeDefined();
});

test('H-7, F-70 a sign-out that cannot be noted is one here and in open tabs all the same, and is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const tab = await openTab({ token: 'memory', isSignedIn: true });
  const other = await openTab({ token: 'memory', isSignedIn: true });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  tab.auth.signOut();
  await breathe();
  expect([isForgotten(tab), isForgotten(other)]).toEqual([true, true]);
  expect(log.mock.calls).toEqual([[expect.stringContaining('[portal] session.leave: ')]]);
});

test('T-12 a sign-in that is about to be finished learns of a sign-out, in this tab or another', async () => {
  const tab = await openTab();
  const other = await openTab();
  await tab.auth.signIn('/reports');
  const hasSignedOut = tab.auth.watchSignOut?.();
  expect(hasSignedOut?.()).toBe(false);
  other.auth.signOut();
  expect(hasSignedOut?.()).toBe(true);
  await breathe();
  expect(hasSignedOut?.()).toBe(true);

  await tab.auth.signIn('/reports');
  const next = tab.auth.watchSignOut?.();
  expect(next?.()).toBe(false);
  localStorage.setItem(mark, 'elsewhere');
  expect(next?.()).toBe(true);
  expect(tab.auth.watchSignOut?.()()).toBe(true);
});

test('F-70 where storage is blocked nobody seems to have signed out', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const tab = await openTab({ token: 'memory', canSignIn: false, isSignedIn: true });

  for (const [, happens] of moments) happens();
  expect(isForgotten(tab)).toBe(false);
  expect(tab.auth.watchSignOut?.()()).toBe(false);
});
