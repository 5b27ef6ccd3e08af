import { testConfig } from '@portal/shared/testing';
import { signOutMark } from '../page/signOutMark';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { sampleTokens } from '../testing/sampleTokens';
import { areCurrent, storedTokens } from './storedTokens';

const key = tokenStorageKey(testConfig);
const store = (storage: Storage, accessToken: string) => {
  storage.setItem(key, JSON.stringify(sampleTokens({ accessToken })));
};

const storedToken = (config = testConfig) => storedTokens(config)?.accessToken.accessToken ?? null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the token is looked for where the portal keeps it', () => {
  store(localStorage, 'of-the-device');
  store(sessionStorage, 'of-the-tab');

  expect(storedToken(testConfig)).toBe('of-the-device');
  expect(storedToken({ ...testConfig, tokenStorage: 'localStorage' })).toBe('of-the-device');
  expect(storedToken({ ...testConfig, tokenStorage: 'sessionStorage' })).toBe('of-the-tab');
  expect(storedToken({ ...testConfig, tokenStorage: 'memory' })).toBeNull();
});

test.each([
  ['nobody', null],
  ['a token without an end', JSON.stringify({ accessToken: { accessToken: 'token-of-ada' } })],
  ['an access token alone', JSON.stringify({ accessToken: sampleTokens().accessToken })],
  ['an ID token alone', JSON.stringify({ idToken: sampleTokens().idToken })],
  ['garbage', '{'],
])('S-2, S-13 with %s stored there is no token to use', (_what, stored) => {
  if (stored !== null) localStorage.setItem(key, stored);
  expect(storedToken(testConfig)).toBeNull();
  expect(areCurrent(storedTokens(testConfig))).toBe(false);
});

test.each([
  [60, 60, true],
  [60, -1, false],
  [-1, 60, false],
])('S-2 tokens that expire in %s s and %s s are current: %s', (access, id, expected) => {
  const { accessToken } = sampleTokens({ seconds: access });
  const { idToken } = sampleTokens({ seconds: id });
  localStorage.setItem(key, JSON.stringify({ accessToken, idToken }));
  const tokens = storedTokens(testConfig);
  expect(areCurrent(tokens)).toBe(expected);
});

test('T-10 a token of another environment, or of a release that did not tell them apart, is not used', () => {
  store(localStorage, 'of-production');
  localStorage.setItem('okta-token-storage', JSON.stringify(sampleTokens()));

  expect(storedToken({ ...testConfig, environment: 'staging' })).toBeNull();
  expect(storedToken(testConfig)).toBe('of-production');
});

test('B-53 where storage is blocked there is no token to use', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(storedToken(testConfig)).toBeNull();
});

test('T-12 a token that a tab has kept from before a sign-out elsewhere is not used', () => {
  store(sessionStorage, 'of-the-tab');
  store(localStorage, 'of-the-device');
  localStorage.setItem(signOutMark(testConfig), '1');

  expect(storedToken({ ...testConfig, tokenStorage: 'sessionStorage' })).toBeNull();
  expect(storedToken(testConfig)).toBe('of-the-device');
  sessionStorage.setItem(signOutMark(testConfig), '1');
  expect(storedToken({ ...testConfig, tokenStorage: 'sessionStorage' })).toBe('of-the-tab');
});
