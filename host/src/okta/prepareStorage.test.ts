import { testConfig } from '@portal/shared/testing';
import { signInKeys } from '../page/signInKeys';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { sampleTokens } from '../testing/sampleTokens';
import { prepareStorage } from './prepareStorage';

const tokensKey = tokenStorageKey(testConfig);
const { own, shared } = signInKeys(testConfig);
const entries = [tokensKey, 'okta-cache-storage', own, shared, 'okta-original-uri-storage'];
const spyOnWarnings = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const all = () => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));

const block = (...names: ('localStorage' | 'sessionStorage')[]) => {
  for (const name of names)
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['localStorage', 'sessionStorage', 'memory'] as const)(
  'T-10 where storage works the tokens are kept where the portal is configured to: %s',
  (wanted) => {
    expect(prepareStorage({ ...testConfig, tokenStorage: wanted })).toEqual({
      token: wanted,
      canSignIn: true,
    });
    expect(all()).toEqual([]);
  },
);

test.each([
  [['localStorage'], 'localStorage', 'memory'],
  [['localStorage'], 'sessionStorage', 'sessionStorage'],
  [['sessionStorage'], 'sessionStorage', 'memory'],
  [['sessionStorage'], 'localStorage', 'localStorage'],
  [['localStorage', 'sessionStorage'], 'localStorage', 'memory'],
  [['localStorage', 'sessionStorage'], 'sessionStorage', 'memory'],
] as const)(
  'F-70, T-11 with blocked %j, tokens for %s are kept in %s, and nobody can sign in',
  (blocked, wanted, token) => {
    block(...blocked);

    expect(prepareStorage({ ...testConfig, tokenStorage: wanted })).toEqual({ token, canSignIn: false });
  },
);

test('F-70 where nobody is signed in, full storage is as good as blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(prepareStorage(testConfig)).toEqual({ token: 'memory', canSignIn: false });
});

const corrupted = [
  '',
  ' ',
  '{',
  '{"a":',
  'undefined',
  'null',
  'true',
  '5',
  '"text"',
  '[]',
  '[{}]',
  '<html>',
  '\u0000',
];

test.each(corrupted.flatMap((text) => entries.map((entry) => [text, entry] as const)))(
  'F-70 the text %j in %s is thrown out, said once for each storage, and not quoted',
  (text, entry) => {
    const warn = spyOnWarnings();
    localStorage.setItem(entry, text);
    sessionStorage.setItem(entry, text);
    localStorage.setItem('portal.theme', 'dark');

    expect(prepareStorage(testConfig)).toEqual({ token: 'localStorage', canSignIn: true });
    expect(all()).toEqual([['portal.theme', 'dark']]);
    const line = `[portal] session.storage: ${entry} was corrupted and has been removed`;
    expect(warn.mock.calls).toEqual([[line], [line]]);
  },
);

const { accessToken, idToken } = sampleTokens();

test.each<[string, unknown]>([
  ['nothing in it', { accessToken: {} }],
  ['no text', { accessToken: { ...accessToken, accessToken: undefined } }],
  ['an object for its text', { accessToken: { ...accessToken, accessToken: {} } }],
  ['no end', { accessToken: { ...accessToken, expiresAt: undefined } }],
  ['an end that is not a number', { accessToken, idToken: { ...idToken, expiresAt: null } }],
  ['no claims', { accessToken, idToken: { ...idToken, claims: undefined } }],
  ['null for its claims', { accessToken, idToken: { ...idToken, claims: null } }],
  ['a text for its claims', { accessToken, idToken: { ...idToken, claims: 'ada' } }],
  ['an end in words', { accessToken, idToken: { ...idToken, expiresAt: 'tomorrow' } }],
  ['the name of the other kind', { accessToken: idToken }],
  ['a text instead of it', { accessToken: 'token' }],
  ['null instead of it', { idToken: null }],
])('F-70 stored tokens of which one has %s are thrown out', (_what, tokens) => {
  spyOnWarnings();
  localStorage.setItem(tokensKey, JSON.stringify(tokens));

  prepareStorage(testConfig);
  expect(all()).toEqual([]);
});

test('S-65, F-70 what is sound stays', () => {
  const sound: [string, string][] = [
    // Nothing reads the claims of an access token.
    [tokensKey, JSON.stringify({ accessToken: { ...accessToken, claims: undefined }, idToken })],
    ['okta-cache-storage', '{"https://example.okta.com":{"expiresAt":1,"response":{}}}'],
    [shared, '{"a":{"dateCreated":1,"transaction":{}}}'],
    ['okta-original-uri-storage', '{}'],
    ['somebody-elses', '{'],
  ];
  for (const [entry, text] of sound) localStorage.setItem(entry, text);
  sessionStorage.setItem(own, '{"state":"s"}');

  prepareStorage(testConfig);
  expect(new Map(all())).toEqual(new Map([...sound, [own, '{"state":"s"}']]));
});

test('T-10 what another environment keeps is its own, sound or not', () => {
  const staging = { ...testConfig, environment: 'staging' as const };
  const others: [string, string][] = [
    [tokenStorageKey(staging), '{'],
    [signInKeys(staging).own, '{'],
    [signInKeys(staging).shared, '{'],
    ['okta-token-storage', '{'],
  ];
  for (const [entry, text] of others) localStorage.setItem(entry, text);

  prepareStorage(testConfig);
  expect(new Map(all())).toEqual(new Map(others));
});
