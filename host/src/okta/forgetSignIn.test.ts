import { forgetEverySignIn, forgetOwnSignIn, forgetSignIn } from './forgetSignIn';
import { ownSignIn, sharedSignIns } from './oktaEntries';

const shared = () => Object.keys(JSON.parse(localStorage.getItem(sharedSignIns) ?? '{}') as object);

beforeEach(() => {
  sessionStorage.setItem(ownSignIn, JSON.stringify({ state: 'mine' }));
  localStorage.setItem(sharedSignIns, JSON.stringify({ mine: {}, other: {} }));
});

test.each([
  ['its own alone', forgetOwnSignIn, ['mine', 'other']],
  ['its own and what tabs share of it', forgetSignIn, ['other']],
  ['every one', forgetEverySignIn, []],
])('T-12 a tab forgets %s', (_what, forget, left) => {
  forget();
  expect(sessionStorage.getItem(ownSignIn)).toBeNull();
  expect(shared()).toEqual(left);
});

test('T-12 a tab without a sign-in leaves those of others alone', () => {
  sessionStorage.clear();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  forgetSignIn();
  expect(shared()).toEqual(['mine', 'other']);
  // Other tabs would hear of it.
  expect(write).not.toHaveBeenCalled();
});

test('T-12 entries that cannot be read do not keep the tab’s own', () => {
  localStorage.setItem(sharedSignIns, '{');
  forgetSignIn();
  expect(sessionStorage.getItem(ownSignIn)).toBeNull();
});

test('F-70 storage that is blocked is no failure', () => {
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(forgetEverySignIn).not.toThrow();
});
