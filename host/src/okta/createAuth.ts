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
import { hasMissedSignOut, signOutMark } from '../boot/signOutMark';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { forgetUnboundTokens } from './forgetUnboundTokens';
import { hasLeftAtom } from './hasLeftAtom';
import { openChannel } from './openChannel';
import type { UsableStorage } from './prepareStorage';
import { randomText } from './randomText';
import { signOutTimes } from './signOutTimes';

/** Voids every sign-in that was started in this browser: a tab may be at the provider, and come back in another one. */
function forgetSharedSignIns({ storageManager }: OktaAuth): void {
  try {
    storageManager.getSharedTansactionStorage().clearStorage();
  } catch {
    // Storage that is blocked gives nothing back either.
  }
}

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
  const times = signOutTimes(config);

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
      store.set(signInNoticeAtom, 'not-deleted');
      logger.error('session.leave', error);
    }
  };
  // A sign-in under way must not undo a sign-out: its answer no longer finds what it was started with.
  const forgetSignIn = (options?: { clearSharedStorage: boolean }) => {
    try {
      oktaAuth.transactionManager.clear(options);
    } catch {
      // Storage that is blocked gives nothing back either.
    }
    times.catchUp();
  };
  const signOutHere = () => {
    leave(null);
    // The tab of the sign-out clears what tabs share; a message may be here before that, and would restore the rest.
    forgetSignIn({ clearSharedStorage: false });
  };
  channel?.addEventListener('message', signOutHere);
  const heedMissedSignOut = () => {
    if (!hasMissedSignOut(config)) return;
    // Tokens that tabs share are gone, or those of a later sign-in.
    if (storage.token !== 'localStorage') leave(null);
    forgetSignIn();
  };
  heedMissedSignOut();
  oktaAuth.tokenManager.on('added', () => {
    globalThis.portalFirstCall = undefined;
  });
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
    if (key === signOutMark(config)) heedMissedSignOut();
  });
  document.addEventListener('visibilitychange', heedMissedSignOut);
  // A page restored from the back/forward cache has missed the channel's messages.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    heedMissedSignOut();
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
      times.catchUp();
      await oktaAuth.signInWithRedirect({ state: randomText(), nonce: randomText() });
    },
    signOut: () => {
      channel?.postMessage('signed out');
      times.note();
      signOutHere();
      forgetSharedSignIns(oktaAuth);
      forgetUnboundTokens(config);
    },
    watchSignOut: times.watch,
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
