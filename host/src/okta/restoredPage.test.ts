import { signInNoticeAtom, userInfoAtom } from '@portal/shared';
import { breathe, testConfig } from '@portal/shared/testing';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { sampleTokens } from '../testing/sampleTokens';
import { testTabs } from '../testing/testTabs';
import { oktaAuthAtom } from './oktaAuthAtom';

const { openTab } = testTabs();

/** Back brings a page out of the browser's cache, where it could not hear of what another tab has stored. */
async function restoreWith(tokens: ReturnType<typeof sampleTokens>) {
  localStorage.setItem(tokenStorageKey(testConfig), JSON.stringify(tokens));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await breathe();
}

describe.each([true, false])('with the identity client loaded: %j', (isLoaded) => {
  test('F-72, H-7 a page that Back brings back belongs to whoever has signed in elsewhere meanwhile', async () => {
    const { store, identity, auth } = await openTab({ isSignedIn: true, isLoaded });

    await restoreWith(sampleTokens({ sub: '00u2gr', accessToken: 'token-of-grace' }));
    expect(store.get(userInfoAtom)).toEqual({ status: 'idle' });
    expect(identity.reader()).toBe('00u2gr');
    expect(auth.accessToken()).toBe('token-of-grace');
    expect(store.get(signInNoticeAtom)).toBeNull();
  });

  test('F-72, S-65 a login view that Back brings back knows that its reader has signed in elsewhere', async () => {
    const { store } = await openTab({ isLoaded });

    await restoreWith(sampleTokens());
    expect(store.get(oktaAuthAtom).authStateManager.getAuthState()).toMatchObject({ isAuthenticated: true });
  });

  test('F-72, H-15 a page that Back brings back after its session has run out says so', async () => {
    const { store } = await openTab({ isSignedIn: true, isLoaded });

    await restoreWith(sampleTokens({ seconds: -1 }));
    expect(store.get(signInNoticeAtom)).toBe('session-ended');
    expect(store.get(userInfoAtom)).toEqual({ status: 'idle' });
  });
});
