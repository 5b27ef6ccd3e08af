import { originalLoginUriAtom } from '@portal/shared';
import { testConfig } from '@portal/shared/testing';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { sampleTokens } from '../testing/sampleTokens';
import { testTabs } from '../testing/testTabs';

const { openTab } = testTabs();

const key = tokenStorageKey(testConfig);
/** Another tab has written what tabs share. */
const signInElsewhere = () => {
  localStorage.setItem(key, JSON.stringify(sampleTokens()));
  dispatchEvent(new StorageEvent('storage', { key }));
};

test('S-65, S-66 a press that waits for the identity client takes nobody away who has signed in elsewhere meanwhile', async () => {
  const { auth, store, left } = await openTab({ isLoaded: false });
  const pressed = auth.signIn('/reports');
  signInElsewhere();

  await pressed;
  expect(left).toEqual([]);
  expect(store.get(originalLoginUriAtom)).toBeNull();
  expect(auth.accessToken()).toBe('token-of-ada');
});

test.each([
  ['for the first time', undefined],
  ['again after a session has run out', -1],
])('S-17 a press that waits for the identity client signs in %s', async (_when, seconds) => {
  if (seconds !== undefined) localStorage.setItem(key, JSON.stringify(sampleTokens({ seconds })));
  const { auth, left } = await openTab({ isLoaded: false });

  await auth.signIn('/reports');
  expect(left).toHaveLength(1);
});

test('S-17 a press signs in after the client has seen the session run out, and after a sign-out', async () => {
  const { auth, oktaAuth, left } = await openTab({ isSignedIn: true });
  oktaAuth.tokenManager.setTokens(sampleTokens({ seconds: -1 }));
  await oktaAuth.authStateManager.updateAuthState();
  await auth.signIn('/reports');
  expect(left).toHaveLength(1);

  signInElsewhere();
  auth.signOut();
  await auth.signIn('/reports');
  expect(left).toHaveLength(2);
});

test('F-70, H-7 whoever has signed out can sign in though storage did not let the tokens go', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { auth, oktaAuth, left } = await openTab({ isSignedIn: true });
  await oktaAuth.authStateManager.updateAuthState();
  const refusal = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  auth.signOut();
  refusal.mockRestore();

  await auth.signIn('/reports');
  expect(left).toHaveLength(1);
});
