import {
  authorizingAtom,
  configAtom,
  forgetAnswersAtom,
  forgetReaderAtom,
  logger,
  originalLoginUriAtom,
  signInNoticeAtom,
  type Auth,
  type SignInNotice,
  type Store,
} from '@portal/shared';
import { hasMissedSignOut } from '../boot/hasMissedSignOut';
import { storedTokens } from '../boot/storedTokens';
import { signInKeys } from '../page/signInKeys';
import { signOutMark } from '../page/signOutMark';
import { tokenStorageKey } from '../page/tokenStorageKey';
import type { Identity } from './createIdentity';
import { forgetEverySignIn, forgetOwnSignIn, forgetSignIn, forgetVoidedSignIn } from './forgetSignIn';
import { forgetUnboundTokens } from './forgetUnboundTokens';
import { hasLeftAtom } from './hasLeftAtom';
import { openChannel } from './openChannel';
import { prepareStorage, removeCorrupted, type UsableStorage } from './prepareStorage';
import { randomText } from './randomText';
import { returnTarget } from './returnTarget';
import { signOutTimes } from './signOutTimes';

/**
 * The session port on top of the identity client, which need not be here yet. Sign-out is local first: it works
 * offline, and no answer of the provider can keep a reader signed in (S-66, H-7).
 */
export function createAuth(identity: Identity, store: Store, storage: UsableStorage): Auth {
  const config = store.get(configAtom);
  const tokensKey = tokenStorageKey(config);
  // Tells other tabs about a sign-out, wherever tokens are stored; tabs of another environment do not hear it.
  const channel = openChannel(`${tokensKey} sign-out`);
  const times = signOutTimes(config, storage.token);

  /** Of the access token that tabs share. It tells one session from the next, and is no secret. */
  const sharedExpiresAt = () =>
    storage.token === 'localStorage' ? storedTokens(config)?.accessToken.expiresAt : undefined;
  const leave = (notice: SignInNotice | null, forgetAtom: typeof forgetReaderAtom) => {
    // Memory first: storage may throw in mid-session.
    store.set(hasLeftAtom, true);
    store.set(forgetAtom);
    store.set(authorizingAtom, false);
    store.set(signInNoticeAtom, notice);
    try {
      identity.forgetTokens();
    } catch (error) {
      store.set(signInNoticeAtom, 'not-deleted');
      logger.error('session.leave', error);
    }
  };
  const signOutHere = () => {
    leave(null, forgetReaderAtom);
    // The tab of the sign-out clears what tabs share.
    forgetOwnSignIn();
    times.catchUp();
  };
  let isSignedOut = false;
  const heedMissedSignOut = () => {
    forgetVoidedSignIn(config);
    if (!times.hasMissed()) return;
    isSignedOut = true;
    // Tokens that tabs share are gone, or those of a later sign-in. So is what the device kept of the reader.
    if (storage.token !== 'localStorage') leave(null, forgetAnswersAtom);
    if (hasMissedSignOut(config)) forgetSignIn(config);
    times.catchUp();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const expiresAt = sharedExpiresAt();
    // A tab that was frozen reads it late: somebody may have signed in since. Older releases post a text.
    if (typeof data !== 'number' || expiresAt === undefined || expiresAt === data) {
      signOutHere();
      return;
    }
    heedMissedSignOut();
    identity.update();
  });
  heedMissedSignOut();
  // Tokens that are there after that are of a later sign-in.
  isSignedOut = false;
  // Tabs share the tokens, so another tab may end the session or sign in somebody else.
  let reader = identity.reader();
  /** A reader who is not there any more was not signed out: the client removes tokens that run out, in every tab. */
  const isReading = () => reader !== undefined && !isSignedOut;
  identity.subscribe(() => {
    const next = identity.reader();
    // Tabs hear of a removed token and of the sign-out that has removed it in any order.
    isSignedOut ||= store.get(hasLeftAtom) || times.hasMissed();
    if (reader && next !== reader) store.set(forgetAnswersAtom);
    if (!next && isReading()) store.set(signInNoticeAtom, 'session-ended');
    reader = next;
    isSignedOut = false;
    store.set(hasLeftAtom, false);
  });
  // The client does not notice tokens replaced by another reader's, or storage cleared as a whole.
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tokensKey) {
      removeCorrupted(config, [localStorage]);
      identity.update();
    }
    if (key === signOutMark(config) || key === signInKeys(config).shared) heedMissedSignOut();
  });
  addEventListener('visibilitychange', heedMissedSignOut);
  // A page restored from the back/forward cache has missed what other tabs have said and stored.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    heedMissedSignOut();
    const wasReading = isReading();
    identity.update();
    void identity.isSignedIn().then((isSignedIn) => {
      if (!isSignedIn) leave(wasReading ? 'session-ended' : null, forgetAnswersAtom);
    });
  });

  return {
    signIn: async (returnTo) => {
      // Asked again: storage may have filled up since the start, at which a session needs no room.
      if (!storage.canSignIn || !prepareStorage(config).canSignIn) {
        store.set(signInNoticeAtom, 'storage-blocked');
        throw new Error('storage is blocked, a sign-in could not be finished');
      }
      const oktaAuth = await identity.load();
      // Another tab may have signed the reader in meanwhile; nobody is taken away from what they read.
      if (!store.get(hasLeftAtom) && identity.reader() !== undefined) return;
      const target = returnTarget(config, oktaAuth, returnTo);
      store.set(originalLoginUriAtom, target);
      oktaAuth.setOriginalUri(target);
      times.catchUp();
      await oktaAuth.signInWithRedirect({ state: randomText(), nonce: randomText() });
    },
    signOut: () => {
      channel?.postMessage(sharedExpiresAt() ?? 'signed out');
      times.note();
      signOutHere();
      forgetEverySignIn();
      forgetUnboundTokens(config);
    },
    watchSignOut: times.watch,
    endSession: () => {
      if (!identity.hasTokens()) {
        // Firefox clears the data of a site without an event, so the client may still count the reader in.
        identity.update();
        return;
      }
      // One that has merely run out is no sign-out: the same reader comes back to marks and places.
      leave('session-ended', identity.hasRunOut() ? forgetAnswersAtom : forgetReaderAtom);
    },
    accessToken: () => (store.get(hasLeftAtom) ? undefined : identity.accessToken()),
  };
}
