import { act, screen, waitFor } from '@testing-library/react';
import { signInResponseAtom, authorizingAtom, signInNoticeAtom } from '@portal/shared';
import { answerWith, fakeProvider, fakeServer, heldAnswer, tokenHash } from '@portal/shared/testing';
import { authorizingReset } from '../state/authorizeAtom';
import { renderSignIn } from '../testing/renderSignIn';
import { createOktaAuth, startedSignIn, type StartedSignIn } from '../testing/startedSignIn';

const provider = fakeProvider();
const target = '/reports/acme?x=1#part';
const notCompleted = 'Sign-in could not be completed.';
const call = 'GET /okta/authorize';
const realSetTimeout = globalThis.setTimeout;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

const arrive = ({ oktaAuth }: StartedSignIn, search?: string) =>
  renderSignIn({
    oktaAuth,
    url: '/login/callback',
    ...(search !== undefined && { response: { route: 'callback', search } }),
  });

const answerOf = ({ state }: StartedSignIn) => `?code=code-of-the-test&state=${state}`;
const urlFor = (signIn: StartedSignIn) => ({
  url: `${window.location.origin}/okta/authorize${tokenHash(provider, signIn)}`,
});
const spyOnLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const hasTransaction = ({ oktaAuth, state }: StartedSignIn) =>
  oktaAuth.transactionManager.load({ state })?.state === state;
/** Lets everything happen that needs no timer of the page. */
const breathe = () => act(() => new Promise((resolve) => realSetTimeout(resolve, 50)));

test('S-9, S-10, S-83 the code is exchanged by one public call, in StrictMode too, and the reader is signed in', async () => {
  const signIn = await startedSignIn(target);
  const search = `${answerOf(signIn)}&iss=https%3A%2F%2Fexample.okta.com`;
  const server = fakeServer({ ...provider.answers, [call]: urlFor(signIn) });
  const { url } = arrive(signIn, search);

  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByText('signed in')).toBeVisible();
  await waitFor(() => {
    expect(url()).toBe(target);
  });

  const [first = '', ...others] = server.calls;
  expect(others).toEqual([provider.discovery, provider.keys]);
  const query = new URLSearchParams(first.slice(`${call}?`.length));
  expect([...query]).toEqual([
    ['redirect_uri', 'http://localhost/login/callback'],
    ['qs', search],
  ]);
  expect(server.headers[0]?.has('authorization')).toBe(false);
});

test('S-11, T-01 the tokens go on beside the address and never in it', async () => {
  const signIn = await startedSignIn(target);
  const keys = heldAnswer(provider.answers[provider.keys]);
  fakeServer({ ...provider.answers, [call]: urlFor(signIn), [provider.keys]: keys.answer });
  const { url, store } = arrive(signIn, answerOf(signIn));

  await waitFor(() => {
    expect(url()).toBe('/okta/authorize');
    expect(store.get(signInResponseAtom)).toBe(false);
  });
  keys.release();
  expect(await screen.findByText('signed in')).toBeVisible();
});

test('S-72 the authorizing flag falls 1000 ms after the navigation to the returned address, whatever is shown then', async () => {
  const signIn = await startedSignIn(target);
  const exchange = heldAnswer(urlFor(signIn));
  fakeServer({ ...provider.answers, [call]: exchange.answer });
  jest.useFakeTimers();
  const { url, store, unmount } = arrive(signIn, answerOf(signIn));
  expect(store.get(authorizingAtom)).toBe(true);

  await breathe();
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(store.get(authorizingAtom)).toBe(true);

  exchange.release();
  await breathe();
  expect(url()).not.toBe('/login/callback');
  unmount();
  expect(authorizingReset).toBe(1000);
  jest.advanceTimersByTime(999);
  expect(store.get(authorizingAtom)).toBe(true);
  jest.advanceTimersByTime(1);
  expect(store.get(authorizingAtom)).toBe(false);
});

test('S-9 while an authorisation is under way another one does not start', async () => {
  const signIn = await startedSignIn(target);
  const exchange = heldAnswer(urlFor(signIn));
  const server = fakeServer({ [call]: exchange.answer });
  const { store } = arrive(signIn, answerOf(signIn));
  await breathe();

  expect(store.get(authorizingAtom)).toBe(true);
  expect(server.calls).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['a 400', answerWith(400, { message: 'redirect_uri is not one of the portal.' })],
  ['a 401', answerWith(401)],
  ['a 404', answerWith(404)],
  ['a 500', answerWith(500)],
  ['a 502', answerWith(502)],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['malformed JSON', answerWith(200, '{"url":')],
  ['a web page', answerWith(200, '<!doctype html>')],
  ['an empty body', answerWith(200, '')],
  ['null', answerWith(200, 'null')],
  ['a list', []],
  ['no url', {}],
  ['an empty url', { url: '' }],
  ['a url that is null', { url: null }],
  ['a url that is a number', { url: 5 }],
  ['a url that is none', { url: 'not an address' }],
  ['a url that is an object', { url: { href: 'http://localhost/okta/authorize' } }],
  ['a foreign url', { url: 'https://evil.example/okta/authorize#state=a' }],
  ['a url that is a script', { url: 'javascript:alert(1)' }],
  ['a url with a query', { url: 'http://localhost/okta/authorize?next=//evil.example#state=a' }],
  ['another address of this origin', { url: 'http://localhost/reports#state=a' }],
])(
  'F-66, S-88 the API answers with %s: one call, one line in the log, the login view',
  async (_what, answer) => {
    const log = spyOnLog();
    const signIn = await startedSignIn(target);
    const server = fakeServer({ [call]: answer });
    const { url, store } = arrive(signIn, answerOf(signIn));

    expect(await screen.findByText(notCompleted)).toBeVisible();
    expect(url()).toBe(target);
    expect(screen.getByRole('button', { name: 'Login With Okta' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(store.get(authorizingAtom)).toBe(false);
    expect(hasTransaction(signIn)).toBe(false);
    expect(signIn.oktaAuth.getOriginalUri()).toBe(target);
    expect(server.calls).toHaveLength(1);

    expect(log).toHaveBeenCalledTimes(1);
    const line = String(log.mock.calls[0]?.[0]);
    expect(line).toContain('[portal] auth.exchange: ');
    expect(line).not.toMatch(/code-of-the-test|https?:/);
    expect(line).not.toContain(signIn.state);
  },
);

const mine = (search: string) => (signIn: StartedSignIn) => search.replace('{state}', signIn.state);

test.each<[string, string, (signIn: StartedSignIn) => string | undefined, boolean]>([
  ['nothing', 'callback', () => undefined, true],
  ['an empty query', 'callback', () => '?', true],
  ['no code', 'callback', mine('?state={state}'), false],
  ['no state', 'callback', () => '?code=ATT', true],
  ['a state that nobody started here', 'replay', () => '?code=ATT&state=ATT', true],
  ['a name of the language for a state', 'replay', () => '?code=ATT&state=__proto__', true],
  ['another name of the language', 'replay', () => '?code=ATT&state=constructor', true],
  ['the state twice', 'callback', mine('?code=ATT&state={state}&state=ATT'), false],
  ['a refusal', 'denied', mine('?error=access_denied&error_description=No&state={state}'), false],
  ['a refusal without a description', 'denied', mine('?error=access_denied&state={state}'), false],
  ['a refusal of somebody else', 'denied', () => '?error=access_denied&state=ATT', true],
  ['100 KB', 'callback', mine(`?code=${'x'.repeat(100_000)}&state={state}`), false],
])('T-06, F-62, F-63 the reader comes with %s: the API is not called', async (_what, step, make, isKept) => {
  const log = spyOnLog();
  const server = fakeServer({});
  const signIn = await startedSignIn(target);
  const { url, store } = arrive(signIn, make(signIn));

  expect(await screen.findByText(notCompleted)).toBeVisible();
  expect(url()).toBe(target);
  expect(server.calls).toEqual([]);
  expect(store.get(authorizingAtom)).toBe(false);
  expect(hasTransaction(signIn)).toBe(isKept);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toContain(`[portal] auth.${step}: SignInFailure: `);
  expect(String(log.mock.calls[0]?.[0])).not.toMatch(/ATT|https?:/);
});

test('T-09, F-64 a callback that is visited again does not exchange its code again and leaves the session alone', async () => {
  const log = spyOnLog();
  const signIn = await startedSignIn(target);
  const server = fakeServer({ ...provider.answers, [call]: urlFor(signIn) });
  const first = arrive(signIn, answerOf(signIn));
  await screen.findByText('signed in');
  await waitFor(() => {
    expect(first.url()).toBe(target);
  });
  first.unmount();

  const second = arrive(signIn, answerOf(signIn));
  await waitFor(() => {
    expect(second.url()).toBe('/');
  });
  expect(await screen.findByText('signed in')).toBeVisible();
  expect(second.store.get(signInNoticeAtom)).toBeNull();
  expect(server.calls.filter((made) => made.startsWith(call))).toHaveLength(1);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toContain('auth.replay');
});

test('F-64 a code that could not be exchanged is not tried again', async () => {
  spyOnLog();
  const signIn = await startedSignIn(target);
  const server = fakeServer({ [call]: answerWith(500) });
  const { unmount } = arrive(signIn, answerOf(signIn));
  await screen.findByText(notCompleted);
  unmount();

  arrive(signIn, answerOf(signIn));
  expect(await screen.findByText(notCompleted)).toBeVisible();
  expect(server.calls).toHaveLength(1);
});

test('F-67 two tabs that sign in at once both finish, each with its own path', async () => {
  const one = await startedSignIn('/reports/one');
  const tabOne = Object.entries(sessionStorage);
  sessionStorage.clear();
  const two = await startedSignIn('/reports/two');

  fakeServer({ ...provider.answers, [call]: urlFor(two) });
  const second = arrive(two, answerOf(two));
  await waitFor(() => {
    expect(second.url()).toBe('/reports/two');
  });
  second.unmount();

  sessionStorage.clear();
  for (const [key, value] of tabOne) sessionStorage.setItem(key, String(value));
  fakeServer({ ...provider.answers, [call]: urlFor(one) });
  const first = arrive(one, answerOf(one));
  await waitFor(() => {
    expect(first.url()).toBe('/reports/one');
  });
  expect(await screen.findByText('signed in')).toBeVisible();
});

test('F-70 blocked storage ends at the login view and not in an endless "Loading..."', async () => {
  const log = spyOnLog();
  const server = fakeServer({});
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const inMemory = { storageTypes: ['memory' as const] };
  const oktaAuth = createOktaAuth({
    tokenManager: { autoRenew: false, storage: 'memory' },
    storageManager: {
      token: inMemory,
      cache: inMemory,
      transaction: inMemory,
      'shared-transaction': inMemory,
      'original-uri': inMemory,
    },
  });
  const { url } = arrive({ oktaAuth, state: 's', nonce: 'n' }, '?code=c&state=s');

  expect(await screen.findByText(notCompleted)).toBeVisible();
  expect(url()).toBe('/');
  expect(log).toHaveBeenCalledTimes(1);
  expect(server.calls).toEqual([]);
});

test('F-70 corrupted traces of the sign-in end at the login view', async () => {
  const log = spyOnLog();
  const server = fakeServer({});
  const signIn = await startedSignIn(target);
  localStorage.setItem('okta-shared-transaction-storage', '{');
  const { url } = arrive(signIn, answerOf(signIn));

  expect(await screen.findByText(notCompleted)).toBeVisible();
  expect(url()).toBe(target);
  expect(log).toHaveBeenCalledTimes(1);
  expect(server.calls).toEqual([]);
});
