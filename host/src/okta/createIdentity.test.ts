import { userInfoAtom } from '@portal/shared';
import { breathe, testConfig } from '@portal/shared/testing';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { sampleTokens } from '../testing/sampleTokens';
import { testTabs } from '../testing/testTabs';
import { hasLeftAtom } from './hasLeftAtom';
import { oktaAuthAtom } from './oktaAuthAtom';

const { openTab, isForgotten } = testTabs();

const key = tokenStorageKey(testConfig);
const early = { isSignedIn: true, isLoaded: false };
type Tab = Awaited<ReturnType<typeof openTab>>;

const stateOf = ({ store }: Tab) => store.get(oktaAuthAtom).authStateManager.getAuthState();
/** Another tab has written what tabs share. */
const replaceTokens = (text: string) => {
  localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key }));
};
const tokensOf = (sub: string) => JSON.stringify(sampleTokens({ sub, accessToken: `token-of-${sub}` }));

test('S-65 before the identity client is here, the stored session is the session, and stays it', async () => {
  const tab = await openTab(early);
  const states = [stateOf(tab)];
  expect(tab.identity.isLoaded()).toBe(false);
  expect(tab.auth.accessToken()).toBe('token-of-ada');
  expect(tab.identity.reader()).toBe('00u1ab');

  expect(await tab.identity.load()).toBe(tab.oktaAuth);
  states.push(stateOf(tab));
  expect(tab.identity.isLoaded()).toBe(true);
  expect(tab.store.get(oktaAuthAtom)).toBe(tab.oktaAuth);
  expect(tab.auth.accessToken()).toBe('token-of-ada');
  expect(tab.store.get(userInfoAtom).status).toBe('ready');
  for (const state of states)
    expect(state).toMatchObject({ isAuthenticated: true, idToken: { claims: { sub: '00u1ab' } } });
});

test('the client that has come is started in a task of its own: a press may come before', async () => {
  const tab = await openTab(early);
  const start = jest.spyOn(tab.oktaAuth, 'start');
  const loading = tab.identity.load();
  for (let due = 0; due < 100; due += 1) await Promise.resolve();
  expect(start).not.toHaveBeenCalled();

  await loading;
  expect(start).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing', ''],
  ['tokens that have expired', JSON.stringify(sampleTokens({ seconds: -1 }))],
  ['an access token alone', JSON.stringify({ accessToken: sampleTokens().accessToken })],
])(
  'S-13, F-68 with %s stored nobody is signed in, before the client is here and after',
  async (_what, text) => {
    localStorage.setItem(key, text);
    const tab = await openTab({ isLoaded: false });
    expect(stateOf(tab)).toEqual({ isAuthenticated: false });
    expect(tab.auth.accessToken()).toBeUndefined();

    await tab.identity.load();
    expect(stateOf(tab)).toMatchObject({ isAuthenticated: false });
  },
);

test('F-70 tokens in storage that is not used are no session', async () => {
  localStorage.setItem(key, JSON.stringify(sampleTokens()));
  const tab = await openTab({ token: 'memory', canSignIn: false, isLoaded: false });

  expect(stateOf(tab)).toEqual({ isAuthenticated: false });
  expect(tab.identity.hasTokens()).toBe(false);
});

test('S-66, H-7 whoever signs out before the client is here is signed out, here, elsewhere and afterwards', async () => {
  const other = await openTab({ isSignedIn: true });
  const tab = await openTab(early);
  tab.auth.signOut();

  expect(localStorage.getItem(key) ?? '{}').toBe('{}');
  expect(stateOf(tab)).toEqual({ isAuthenticated: false });
  expect(tab.auth.accessToken()).toBeUndefined();
  await tab.identity.load();
  expect(stateOf(tab)).toMatchObject({ isAuthenticated: false });
  await breathe();
  expect([tab, other].map(isForgotten)).toEqual([true, true]);
});

test.each(Array.from({ length: 40 }, (_each, index) => index))(
  'H-7, H-15 whoever signs out %i steps after the client began to start is signed out when it is here',
  async (count) => {
    const tab = await openTab(early);
    const loading = tab.identity.load();
    for (let step = 0; step < count; step += 1) await Promise.resolve();
    tab.auth.signOut();
    await loading;
    await breathe();

    expect(stateOf(tab)).toMatchObject({ isAuthenticated: false });
    expect(tab.auth.accessToken()).toBeUndefined();
  },
);

test('H-7, F-70 storage that does not let the tokens go signs nobody in again when the client comes', async () => {
  const tab = await openTab(early);
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  tab.auth.signOut();
  await tab.identity.load();

  expect(tab.store.get(hasLeftAtom)).toBe(true);
  expect(tab.auth.accessToken()).toBeUndefined();
});

test('H-7 another reader who signs in elsewhere before the client is here finds nothing of the one before', async () => {
  const tab = await openTab(early);
  replaceTokens(tokensOf('00u2gr'));

  expect(tab.identity.reader()).toBe('00u2gr');
  expect(tab.store.get(userInfoAtom).status).toBe('idle');
  expect(tab.auth.accessToken()).toBe('token-of-00u2gr');
});

test('H-7 a session that has ended while the client was made ends when it is here', async () => {
  const tab = await openTab(early);
  const seen: (string | undefined)[] = [];
  tab.identity.subscribe(() => seen.push(tab.identity.reader()));
  localStorage.setItem(key, tokensOf('00u2gr'));
  await tab.identity.load();

  expect(seen).toEqual(['00u2gr']);
  expect(tab.store.get(userInfoAtom).status).toBe('idle');
});

test.each(['before', 'after'])(
  'S-73 the client has what okta-react leaves with its stand-in %s it comes',
  async (when) => {
    const tab = await openTab({ isLoaded: false });
    const standIn = tab.store.get(oktaAuthAtom);
    const restoreOriginalUri = () => Promise.resolve();
    if (when === 'before') standIn.options.restoreOriginalUri = restoreOriginalUri;
    const client = await tab.identity.load();
    if (when === 'after') standIn.options.restoreOriginalUri = restoreOriginalUri;

    expect(client.options.restoreOriginalUri).toBe(restoreOriginalUri);
  },
);

test('S-73 the client has what okta-react leaves with it alone', async () => {
  const { oktaAuth } = await openTab();
  const restoreOriginalUri = () => Promise.resolve();
  oktaAuth.options.restoreOriginalUri = restoreOriginalUri;

  expect(oktaAuth.options.restoreOriginalUri).toBe(restoreOriginalUri);
});
