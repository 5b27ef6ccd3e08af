import { testConfig } from '@portal/shared/testing';
import { signInKeys } from '../page/signInKeys';
import { forgetEverySignIn, forgetOwnSignIn, forgetSignIn } from './forgetSignIn';

const here = signInKeys(testConfig);
const staging = signInKeys({ ...testConfig, environment: 'staging' });
/** As older releases have named them, for every environment. */
const unbound = { own: 'okta-transaction-storage', shared: 'okta-shared-transaction-storage' };
const everywhere = [here, staging, unbound];

const statesOf = (key: string) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}') as object);

beforeEach(() => {
  localStorage.clear();
  for (const { own, shared } of everywhere) {
    sessionStorage.setItem(own, JSON.stringify({ state: 'mine' }));
    localStorage.setItem(shared, JSON.stringify({ mine: {}, other: {} }));
  }
});

test.each([
  ['its own alone', forgetOwnSignIn, ['mine', 'other'], ['mine', 'other']],
  ['its own and what tabs share of it', forgetSignIn, ['other'], ['mine', 'other']],
  ['every one', forgetEverySignIn, [], []],
])('T-12 a tab forgets %s, in every environment', (_what, forget, left, leftElsewhere) => {
  localStorage.setItem('portal.theme', 'dark');
  forget(testConfig);
  expect(everywhere.map(({ own }) => sessionStorage.getItem(own))).toEqual([null, null, null]);
  expect(everywhere.map(({ shared }) => statesOf(shared))).toEqual([left, leftElsewhere, leftElsewhere]);
  expect(localStorage.getItem('portal.theme')).toBe('dark');
});

test('T-12 a tab without a sign-in leaves those of others alone', () => {
  sessionStorage.clear();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  forgetSignIn(testConfig);
  expect(statesOf(here.shared)).toEqual(['mine', 'other']);
  // Other tabs would hear of it.
  expect(write).not.toHaveBeenCalled();
});

test('T-12 entries that cannot be read do not keep the tab’s own', () => {
  localStorage.setItem(here.shared, '{');
  forgetSignIn(testConfig);
  expect(sessionStorage.getItem(here.own)).toBeNull();
});

test('F-70 storage that is blocked is no failure', () => {
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(forgetEverySignIn).not.toThrow();
});
