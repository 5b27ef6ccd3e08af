import { act, screen, waitFor } from '@testing-library/react';
import {
  signInResponseAtom,
  loginRedirectUriAtom,
  originalLoginUriAtom,
  signInNoticeAtom,
  type Auth,
} from '@portal/shared';
import {
  accessTokenHash,
  answerWith,
  fakeProvider,
  fakeServer,
  heldAnswer,
  testConfig,
  tokenHash,
} from '@portal/shared/testing';
import { verificationLimit } from '../okta/verifiedTokens';
import { renderSignIn } from '../testing/renderSignIn';
import { startedSignIn, type StartedSignIn } from '../testing/startedSignIn';

const provider = fakeProvider();
const stranger = fakeProvider();
const { clientId } = testConfig.identityProvider;
const target = '/reports/acme?x=1#part';
const notCompleted = /^Sign-in could not be completed\./;
const realSetTimeout = globalThis.setTimeout;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

function arrive({ oktaAuth }: StartedSignIn, hash?: string, auth?: Partial<Auth>) {
  const rendered = renderSignIn({
    oktaAuth,
    ...(auth && { auth }),
    url: '/okta/authorize',
    ...(hash !== undefined && { response: { route: 'authorize', hash } }),
  });
  // As the host leaves it when Login was pressed on this very page.
  rendered.store.set(originalLoginUriAtom, target);
  return rendered;
}

const spyOnLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const storedTokens = () => localStorage.getItem('okta-token-storage') ?? '{}';
const hasTransaction = ({ oktaAuth, state }: StartedSignIn) =>
  oktaAuth.transactionManager.load({ state })?.state === state;

/** After every failure the reader is back, has been told, and nothing was stored or sent. */
async function expectRefusal(
  signIn: StartedSignIn,
  rendered: ReturnType<typeof arrive>,
  { log, step }: { log: ReturnType<typeof spyOnLog>; step: string },
) {
  expect(await screen.findByText(notCompleted)).toBeVisible();
  expect(rendered.url()).toBe(target);
  expect(screen.getByRole('button', { name: 'Login With Okta' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByText('signed in')).not.toBeInTheDocument();
  expect(storedTokens()).toBe('{}');
  expect(rendered.store.get(loginRedirectUriAtom)).toBeNull();
  expect(rendered.store.get(originalLoginUriAtom)).toBeNull();
  expect(rendered.store.get(signInResponseAtom)).toBe(false);

  expect(log).toHaveBeenCalledTimes(1);
  const line = String(log.mock.calls[0]?.[0]);
  expect(line).toContain(`[portal] auth.${step}: SignInFailure: `);
  expect(line).not.toMatch(/eyJ|https?:|#/);
  expect(line).not.toContain(signIn.state);
  expect(line).not.toContain(signIn.nonce);
}

test('S-11, S-73 both tokens are stored and the reader is back at the path, query and fragment they came from', async () => {
  const server = fakeServer(provider.answers);
  const signIn = await startedSignIn(target);
  const { url, store } = arrive(signIn, tokenHash(provider, signIn));

  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(store.get(loginRedirectUriAtom)).toBe(target);
  expect(await screen.findByText('signed in')).toBeVisible();
  await waitFor(() => {
    expect(url()).toBe(target);
  });
  expect(Object.keys(JSON.parse(storedTokens()) as object).sort()).toEqual(['accessToken', 'idToken']);
  expect(server.calls).toEqual([provider.discovery, provider.keys]);
});

test('S-73, T-16 nothing of the sign-in is left behind', async () => {
  fakeServer(provider.answers);
  const signIn = await startedSignIn(target);
  signIn.oktaAuth.setOriginalUri(target, signIn.state);
  const { store } = arrive(signIn, tokenHash(provider, signIn));
  await screen.findByText('signed in');

  await waitFor(() => {
    expect(store.get(loginRedirectUriAtom)).toBeNull();
  });
  expect(store.get(originalLoginUriAtom)).toBeNull();
  expect(store.get(signInNoticeAtom)).toBeNull();
  expect(signIn.oktaAuth.getOriginalUri(signIn.state)).toBeUndefined();
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(
    signIn.state,
  );
});

const unsafe: [what: string, stored: string | undefined][] = [
  ['nothing', undefined],
  ['another origin', '//evil.example/'],
  ['another origin, with a backslash', '/\\evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['the callback', '/login/callback?code=1&state=2'],
  ['the authorize address', '/okta/authorize#state=1'],
];

test.each(unsafe)('T-05, H-6 when %s is stored, a failure leads to the home page', async (_what, stored) => {
  spyOnLog();
  fakeServer(provider.answers);
  const signIn = await startedSignIn(stored);
  if (stored === undefined) signIn.oktaAuth.removeOriginalUri();
  const { url } = arrive(signIn, '#state=abc');

  expect(await screen.findByText(notCompleted)).toBeVisible();
  expect(url()).toBe('/');
});

test.each(unsafe)(
  'S-73, T-05 when %s is stored, a signed-in reader comes to the home page',
  async (_what, stored) => {
    fakeServer(provider.answers);
    const signIn = await startedSignIn(stored);
    if (stored === undefined) signIn.oktaAuth.removeOriginalUri();
    const { url } = arrive(signIn, tokenHash(provider, signIn));

    await screen.findByText('signed in');
    await waitFor(() => {
      expect(url()).toBe('/');
    });
  },
);

test('T-07 an access token that the id token names is accepted', async () => {
  fakeServer(provider.answers);
  const signIn = await startedSignIn(target);
  const accessToken = provider.accessToken();
  const idToken = provider.idToken(signIn.nonce, { at_hash: accessTokenHash(accessToken) });
  arrive(signIn, tokenHash(provider, signIn, { id_token: idToken, access_token: accessToken }));

  expect(await screen.findByText('signed in')).toBeVisible();
});

test('T-07 an id token for several clients is accepted where it names ours as the one that asked', async () => {
  fakeServer(provider.answers);
  const signIn = await startedSignIn(target);
  const idToken = provider.idToken(signIn.nonce, { aud: [clientId, 'another'], azp: clientId });
  arrive(signIn, tokenHash(provider, signIn, { id_token: idToken }));

  expect(await screen.findByText('signed in')).toBeVisible();
});

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;
const unsigned = (token: string) => token.replace(/[^.]*$/, '');

type Make = (signIn: StartedSignIn) => string;
const withIdToken = (changes: Record<string, unknown>, header?: Record<string, unknown>): Make => {
  return (signIn) =>
    tokenHash(provider, signIn, { id_token: provider.idToken(signIn.nonce, changes, header) });
};

const refused: [what: string, make: Make, step: string][] = [
  ['garbage', () => '#%F0%9F%92%A9&&&===', 'parse'],
  ['a malformed percent sign', (signIn) => `${tokenHash(provider, signIn)}&scope=%zz`, 'parse'],
  ['100 KB', (signIn) => `${tokenHash(provider, signIn)}&x=${'x'.repeat(100_000)}`, 'parse'],
  ['a state and nothing else', ({ state }) => `#state=${state}`, 'parse'],
  ['no id token', (signIn) => tokenHash(provider, signIn, { id_token: null }), 'parse'],
  ['no access token', (signIn) => tokenHash(provider, signIn, { access_token: null }), 'parse'],
  ['no lifetime', (signIn) => tokenHash(provider, signIn, { expires_in: null }), 'parse'],
  ['an odd lifetime', (signIn) => tokenHash(provider, signIn, { expires_in: '3600x' }), 'parse'],
  ['a lifetime that is over at once', (signIn) => tokenHash(provider, signIn, { expires_in: '5' }), 'verify'],
  ['an error', ({ state }) => `#error=access_denied&error_description=No&state=${state}`, 'denied'],
  ['an error without a description', ({ state }) => `#error=access_denied&state=${state}`, 'denied'],
  [
    'an error without a description beside tokens',
    (signIn) => tokenHash(provider, signIn, { error: 'access_denied' }),
    'denied',
  ],
  [
    'swapped tokens',
    (signIn) =>
      tokenHash(provider, signIn, {
        id_token: provider.accessToken(),
        access_token: provider.idToken(signIn.nonce),
      }),
    'verify',
  ],
  ['an access token of another sign-in', withIdToken({ at_hash: accessTokenHash('another') }), 'verify'],
  [
    'the nonce of another sign-in',
    (signIn) => tokenHash(provider, signIn, { id_token: provider.idToken('another') }),
    'verify',
  ],
  ['no nonce', withIdToken({ nonce: undefined }), 'verify'],
  ['an id token that has expired', withIdToken({ iat: hourAgo() - 3600, exp: hourAgo() }), 'clock'],
  ['an id token that is over at once', withIdToken({ exp: hourAgo() + 3605 }), 'verify'],
  ['an id token of the future', withIdToken({ iat: hourAgo() + 7200, exp: hourAgo() + 10_800 }), 'clock'],
  ['an id token of another issuer', withIdToken({ iss: 'https://evil.example' }), 'verify'],
  ['an id token of an issuer in lines', withIdToken({ iss: 'no]\nhttps://evil.example' }), 'verify'],
  ['an id token for another client', withIdToken({ aud: 'another' }), 'verify'],
  ['an id token for several other clients', withIdToken({ aud: ['another', 'third'] }), 'verify'],
  ['an id token without an end', withIdToken({ exp: undefined }), 'verify'],
  ['an id token whose end is a text', withIdToken({ exp: String(hourAgo() + 7200) }), 'verify'],
  ['an id token without a beginning', withIdToken({ iat: undefined }), 'verify'],
  ['an id token of nobody', withIdToken({ sub: undefined }), 'verify'],
  ['an id token of an empty name', withIdToken({ sub: ' ' }), 'verify'],
  ['an id token for another client too', withIdToken({ aud: [clientId, 'another'] }), 'verify'],
  ['an id token that another client asked for', withIdToken({ azp: 'another' }), 'verify'],
  ['an id token with an unknown key', withIdToken({}, { kid: 'unknown' }), 'verify'],
  ['an id token with an address as its key', withIdToken({}, { kid: 'a, \nhttps://evil.example' }), 'verify'],
  [
    'an id token that somebody else signed',
    (signIn) => tokenHash(provider, signIn, { id_token: stranger.idToken(signIn.nonce) }),
    'verify',
  ],
  [
    'an id token without a signature',
    (signIn) => tokenHash(provider, signIn, { id_token: unsigned(provider.idToken(signIn.nonce)) }),
    'verify',
  ],
  [
    'an id token with "alg": "none"',
    (signIn) =>
      tokenHash(provider, signIn, {
        id_token: unsigned(provider.idToken(signIn.nonce, {}, { alg: 'none' })),
      }),
    'verify',
  ],
  [
    'an id token whose claims were changed after signing',
    (signIn) => {
      const [header, , signature] = provider.idToken(signIn.nonce).split('.');
      const [, claims] = provider.idToken(signIn.nonce, { sub: 'somebody-else' }).split('.');
      return tokenHash(provider, signIn, { id_token: [header, claims, signature].join('.') });
    },
    'verify',
  ],
  ['an id token that is no token', (signIn) => tokenHash(provider, signIn, { id_token: 'abc' }), 'verify'],
];

test.each(refused)('S-12, H-6, F-65, T-08 a fragment with %s is refused', async (_what, make, step) => {
  const log = spyOnLog();
  fakeServer(provider.answers);
  const signIn = await startedSignIn(target);

  const rendered = arrive(signIn, make(signIn));
  await expectRefusal(signIn, rendered, { log, step });
});

test.each(refused.slice(2))(
  'F-64 a fragment with %s cannot be followed by a better one',
  async (_what, make) => {
    spyOnLog();
    fakeServer(provider.answers);
    const signIn = await startedSignIn(target);
    const better = tokenHash(provider, signIn);
    const { unmount } = arrive(signIn, make(signIn));
    await screen.findByText(notCompleted);
    unmount();
    expect(hasTransaction(signIn)).toBe(false);

    arrive(signIn, better);
    expect(await screen.findByText(notCompleted)).toBeVisible();
    expect(storedTokens()).toBe('{}');
  },
);

test.each(['of-somebody-else', '__proto__'])(
  'T-06 tokens for the state %s that this browser never started are refused, and its own sign-in stays possible',
  async (state) => {
    const log = spyOnLog();
    const server = fakeServer(provider.answers);
    const signIn = await startedSignIn(target);

    const rendered = arrive(signIn, tokenHash(provider, { ...signIn, state }));
    await expectRefusal(signIn, rendered, { log, step: 'replay' });
    expect(server.calls).toEqual([]);
    expect(hasTransaction(signIn)).toBe(true);
    expect(sessionStorage.getItem('okta-transaction-storage')).toContain(signIn.state);
  },
);

test('T-09, F-64 a replay of a finished sign-in changes nothing: the reader stays signed in and sees no notice', async () => {
  const log = spyOnLog();
  fakeServer(provider.answers);
  const signIn = await startedSignIn(target);
  const hash = tokenHash(provider, signIn);
  const first = arrive(signIn, hash);
  await screen.findByText('signed in');
  await waitFor(() => {
    expect(first.url()).toBe(target);
  });
  const stored = storedTokens();
  first.unmount();

  const second = arrive(signIn, hash);
  await waitFor(() => {
    expect(second.url()).toBe('/');
  });
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toContain('auth.replay');
  expect(screen.queryByText(notCompleted)).not.toBeInTheDocument();
  expect(second.store.get(signInNoticeAtom)).toBeNull();
  expect(storedTokens()).toBe(stored);
});

test('F-64 the address typed in, or loaded again half-way, leads back without a call', async () => {
  const log = spyOnLog();
  const server = fakeServer({});
  const signIn = await startedSignIn(target);

  const rendered = arrive(signIn);
  await expectRefusal(signIn, rendered, { log, step: 'parse' });
  expect(server.calls).toEqual([]);
});

test('T-08 where signatures cannot be checked nobody is signed in', async () => {
  const log = spyOnLog();
  fakeServer(provider.answers);
  const signIn = await startedSignIn(target);
  jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);

  const rendered = arrive(signIn, tokenHash(provider, signIn));
  await expectRefusal(signIn, rendered, { log, step: 'verify' });
});

test('T-07 a sign-in that was started without a nonce is refused', async () => {
  const log = spyOnLog();
  fakeServer(provider.answers);
  const signIn = await startedSignIn(target);
  const { transactionManager } = signIn.oktaAuth;
  const transaction = transactionManager.load({ state: signIn.state });
  transactionManager.save({ ...transaction, nonce: '' } as Parameters<typeof transactionManager.save>[0], {
    muteWarning: true,
  });

  const rendered = arrive(signIn, tokenHash(provider, signIn, { id_token: provider.idToken('') }));
  await expectRefusal(signIn, rendered, { log, step: 'verify' });
});

test.each([
  ['discovery answers 500', { [provider.discovery]: answerWith(500) }],
  ['discovery is empty', { [provider.discovery]: {} }],
  ['the keys answer 500', { [provider.keys]: answerWith(500) }],
  ['the keys are none', { [provider.keys]: { keys: [] } }],
  ['the keys are no JSON', { [provider.keys]: answerWith(200, '<html>') }],
  [
    'the provider cannot be reached',
    { [provider.keys]: () => Promise.reject(new TypeError('Failed to fetch')) },
  ],
])('F-61 when %s the sign-in fails, and the next one works', async (_what, broken) => {
  const log = spyOnLog();
  fakeServer({ ...provider.answers, ...broken });
  const signIn = await startedSignIn(target);
  const rendered = arrive(signIn, tokenHash(provider, signIn));
  await expectRefusal(signIn, rendered, { log, step: 'verify' });
  rendered.unmount();

  fakeServer(provider.answers);
  const next = await startedSignIn(target);
  arrive(next, tokenHash(provider, next));
  expect(await screen.findByText('signed in')).toBeVisible();
});

test.each([
  ['after somebody has signed out meanwhile, good tokens are refused', true],
  ['while nobody signs out, they are taken', false],
])('T-12, H-7 %s', async (_what, isOver) => {
  const log = spyOnLog();
  const keys = heldAnswer(provider.answers[provider.keys]);
  const server = fakeServer({ ...provider.answers, [provider.keys]: keys.answer });
  const signIn = await startedSignIn(target);
  let signOuts = 0;
  const rendered = arrive(signIn, tokenHash(provider, signIn), {
    watchSignOut: () => {
      const known = signOuts;
      return () => signOuts !== known;
    },
  });
  await waitFor(() => {
    expect(server.calls).toContain(provider.keys);
  });
  if (isOver) signOuts += 1;
  keys.release();

  if (isOver) await expectRefusal(signIn, rendered, { log, step: 'verify' });
  else expect(await screen.findByText('signed in')).toBeVisible();
});

test('F-61 a provider that never gives its keys is waited for ten seconds', async () => {
  const log = spyOnLog();
  const late = heldAnswer(provider.answers[provider.keys]);
  fakeServer({ ...provider.answers, [provider.keys]: late.answer });
  const signIn = await startedSignIn(target);
  jest.useFakeTimers();
  const rendered = arrive(signIn, tokenHash(provider, signIn));
  const breathe = () => act(() => new Promise((resolve) => realSetTimeout(resolve, 50)));
  await breathe();

  await act(() => jest.advanceTimersByTimeAsync(verificationLimit - 1));
  expect(verificationLimit).toBe(10_000);
  expect(rendered.url()).toBe('/okta/authorize');
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await expectRefusal(signIn, rendered, { log, step: 'verify' });

  late.release();
  await breathe();
  expect(storedTokens()).toBe('{}');
  expect(log).toHaveBeenCalledTimes(1);
});

test('F-70 tokens that cannot be stored are no session', async () => {
  const log = spyOnLog();
  fakeServer(provider.answers);
  const signIn = await startedSignIn(target);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key === 'okta-token-storage') throw new DOMException('full', 'QuotaExceededError');
  });

  const rendered = arrive(signIn, tokenHash(provider, signIn));
  expect(await screen.findByText(notCompleted)).toBeVisible();
  expect(rendered.url()).toBe(target);
  expect(storedTokens()).toBe('{}');
  expect(log).toHaveBeenCalledTimes(1);
});
