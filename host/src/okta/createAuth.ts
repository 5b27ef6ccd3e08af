import type { OktaAuth } from '@okta/okta-auth-js';
import {
  authorizingAtom,
  configAtom,
  forgetAnswersAtom,
  forgetReaderAtom,
  isSignInPath,
  originalLoginUriAtom,
  safeReturnPath,
  signInNoticeAtom,
  type Auth,
  type SignInNotice,
} from '@portal/shared';
import type { createStore } from 'jotai';
import type { UsableStorage } from './prepareStorage';
import { randomText } from './randomText';

type Store = ReturnType<typeof createStore>;

/** The other tabs' ears: a tab that signs out tells them, whatever storage the tokens are in. */
const signOutChannel = 'portal-sign-out';

/**
 * The session for everyone, out of the identity client. Signing out is local and first: it works offline, and no
 * answer of the provider can keep a reader signed in (S-66, H-7).
 */
export function createAuth(oktaAuth: OktaAuth, store: Store, storage: UsableStorage): Auth {
  const channel = new BroadcastChannel(signOutChannel);

  const leave = (notice: SignInNotice | null) => {
    oktaAuth.tokenManager.clear();
    store.set(forgetReaderAtom);
    store.set(authorizingAtom, false);
    store.set(signInNoticeAtom, notice);
    void oktaAuth.authStateManager.updateAuthState();
  };
  channel.onmessage = () => {
    leave(null);
  };
  // The tabs share the tokens: a session may end, or become somebody else's, without a word to this one.
  let reader: string | undefined;
  oktaAuth.authStateManager.subscribe(({ isAuthenticated, idToken }) => {
    const next = isAuthenticated ? idToken?.claims.sub : undefined;
    if (reader && next !== reader) store.set(forgetAnswersAtom);
    reader = next;
  });
  // The client does not notice when its tokens are replaced by those of another reader, or cleared with everything.
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'okta-token-storage') void oktaAuth.authStateManager.updateAuthState();
  });
  // A page brought back from the browser's memory missed what the other tabs said.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    void oktaAuth.isAuthenticated().then((isSignedIn) => {
      if (!isSignedIn) leave(null);
    });
  });

  return {
    signIn: async (returnTo) => {
      if (!storage.canSignIn) {
        store.set(signInNoticeAtom, 'storage-blocked');
        throw new Error('storage is blocked, a sign-in could not be finished');
      }
      // Pressed on a sign-in address, where there is nothing to come back to, it leads to what was remembered before.
      const { path } = store.get(configAtom).identityProvider;
      const isSignIn = isSignInPath(new URL(returnTo, location.origin).pathname, path);
      const target = isSignIn ? safeReturnPath(oktaAuth.getOriginalUri(), location.origin, path) : returnTo;
      store.set(originalLoginUriAtom, target);
      oktaAuth.setOriginalUri(target);
      await oktaAuth.signInWithRedirect({ state: randomText(), nonce: randomText() });
    },
    signOut: () => {
      leave(null);
      channel.postMessage('signed out');
    },
    endSession: () => {
      if (!oktaAuth.tokenManager.getTokensSync().accessToken) return;
      leave('session-ended');
    },
    accessToken: () => {
      const { accessToken } = oktaAuth.tokenManager.getTokensSync();
      return accessToken && !oktaAuth.tokenManager.hasExpired(accessToken)
        ? accessToken.accessToken
        : undefined;
    },
  };
}
