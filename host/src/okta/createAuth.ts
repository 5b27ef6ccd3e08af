import type { OktaAuth } from '@okta/okta-auth-js';
import {
  authorizingAtom,
  configAtom,
  forgetAnswersAtom,
  forgetReaderAtom,
  isSignInPath,
  logger,
  originalLoginUriAtom,
  parseUrl,
  safeReturnPath,
  signInNoticeAtom,
  type Auth,
  type SignInNotice,
} from '@portal/shared';
import { paths } from '@portal/shared/declaration';
import type { createStore } from 'jotai';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { forgetUnboundTokens } from './forgetUnboundTokens';
import { hasLeftAtom } from './hasLeftAtom';
import { openChannel } from './openChannel';
import type { UsableStorage } from './prepareStorage';
import { randomText } from './randomText';

type Store = ReturnType<typeof createStore>;

/**
 * The session port on top of the identity client. Sign-out is local first: it works offline, and no answer of the
 * provider can keep a reader signed in (S-66, H-7).
 */
export function createAuth(oktaAuth: OktaAuth, store: Store, storage: UsableStorage): Auth {
  const config = store.get(configAtom);
  const tokensKey = tokenStorageKey(config);
  // Tells other tabs about a sign-out, wherever tokens are stored; tabs of another environment do not hear it.
  const channel = openChannel(`${tokensKey} sign-out`);

  const leave = (notice: SignInNotice | null) => {
    // Memory first: storage may throw in mid-session.
    store.set(hasLeftAtom, true);
    store.set(forgetReaderAtom);
    store.set(authorizingAtom, false);
    store.set(signInNoticeAtom, notice);
    try {
      oktaAuth.tokenManager.clear();
      void oktaAuth.authStateManager.updateAuthState();
    } catch (error) {
      store.set(signInNoticeAtom, 'storage-blocked');
      logger.error('session.leave', error);
    }
  };
  const signOutHere = () => {
    leave(null);
    // A sign-in under way must not undo this: its answer no longer finds what it was started with.
    try {
      oktaAuth.transactionManager.clear();
    } catch (error) {
      logger.error('session.leave', error);
    }
  };
  channel?.addEventListener('message', signOutHere);
  // Tabs share the tokens, so another tab may end the session or sign in somebody else.
  let reader: string | undefined;
  oktaAuth.authStateManager.subscribe(({ isAuthenticated, idToken }) => {
    const next = isAuthenticated ? idToken?.claims.sub : undefined;
    if (reader && next !== reader) store.set(forgetAnswersAtom);
    reader = next;
    store.set(hasLeftAtom, false);
  });
  // The client does not notice tokens replaced by another reader's, or storage cleared as a whole.
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokensKey) void oktaAuth.authStateManager.updateAuthState();
  });
  // A page restored from the back/forward cache has missed the channel's messages.
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
      // On a sign-in address, which is no place to return to, the remembered address is used.
      const { path } = config.identityProvider;
      const pathname = parseUrl(returnTo, location.origin)?.pathname ?? paths.home;
      const wanted = isSignInPath(pathname, path) ? oktaAuth.getOriginalUri() : returnTo;
      const target = safeReturnPath(wanted, location.origin, path);
      store.set(originalLoginUriAtom, target);
      oktaAuth.setOriginalUri(target);
      await oktaAuth.signInWithRedirect({ state: randomText(), nonce: randomText() });
    },
    signOut: () => {
      channel?.postMessage('signed out');
      signOutHere();
      forgetUnboundTokens(config);
    },
    endSession: () => {
      if (!oktaAuth.tokenManager.getTokensSync().accessToken) return;
      leave('session-ended');
    },
    accessToken: () => {
      if (store.get(hasLeftAtom)) return undefined;
      const { accessToken } = oktaAuth.tokenManager.getTokensSync();
      return accessToken && !oktaAuth.tokenManager.hasExpired(accessToken)
        ? accessToken.accessToken
        : undefined;
    },
  };
}
