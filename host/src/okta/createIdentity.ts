import type { OktaAuth, OktaAuthOptions } from '@okta/okta-auth-js';
import { configAtom, nextTask, type Store } from '@portal/shared';
import { areCurrent, storedTokens } from '../boot/storedTokens';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { createStandIn } from './createStandIn';
import { oktaAuthAtom } from './oktaAuthAtom';
import type { UsableStorage } from './prepareStorage';

/** The session's tokens, before and after the identity client has been loaded. */
export interface Identity {
  /** Loads the client and starts it, once; again after a failure. */
  load: () => Promise<OktaAuth>;
  isLoaded: () => boolean;
  isSignedIn: () => Promise<boolean>;
  /** True if there are tokens, expired or not. */
  hasTokens: () => boolean;
  /** True once a token has expired, by this device's clock or by that of an API which is ahead of it. */
  hasRunOut: () => boolean;
  /** The access token, unless there is none or it has expired. */
  accessToken: () => string | undefined;
  /** Throws if storage does not let them go. */
  forgetTokens: () => void;
  /** Looks at what is stored, which others may have changed. */
  update: () => void;
  /** `sub` of the signed-in reader. */
  reader: () => string | undefined;
  /** Calls the function whenever the session may be another one. */
  subscribe: (handle: () => void) => void;
}

/** Difference (s) of clocks that the identity client puts up with too (S-97). */
const clockSkew = 300;

/** @param create makes the client, and does not start it */
export function createIdentity(
  store: Store,
  storage: UsableStorage,
  create: () => Promise<OktaAuth>,
): Identity {
  const config = store.get(configAtom);
  const stored = () => (storage.token === 'memory' ? null : storedTokens(config));
  let client: OktaAuth | undefined;
  let loading: Promise<OktaAuth> | undefined;
  const handlers: (() => void)[] = [];

  const start = async () => {
    try {
      const created = await create();
      await nextTask();
      await created.start();
      // A sign-out, or another tab, may change what is stored while the client reads it.
      do await created.authStateManager.updateAuthState();
      while (isOutOfDate(created));
      adopt(created);
      return created;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const load = () => (loading ??= start());
  const standIn = createStandIn(stored, load);
  store.set(oktaAuthAtom, standIn);

  const adopt = (created: OktaAuth) => {
    client = created;
    shareWayBack(standIn.options, created.options);
    store.set(oktaAuthAtom, created);
    for (const handle of handlers) {
      created.authStateManager.subscribe(handle);
      if (readerOf(created) !== readerOf(standIn)) handle();
    }
  };
  const current = () => client ?? standIn;

  return {
    load,
    isLoaded: () => client !== undefined,
    isSignedIn: () => current().isAuthenticated(),
    hasTokens: () =>
      client ? client.tokenManager.getTokensSync().accessToken !== undefined : stored() !== null,
    hasRunOut: () => !areCurrent(client ? client.tokenManager.getTokensSync() : stored(), clockSkew),
    accessToken: () => {
      if (!client) return standIn.getAccessToken();
      const { accessToken } = client.tokenManager.getTokensSync();
      return accessToken && !client.tokenManager.hasExpired(accessToken)
        ? accessToken.accessToken
        : undefined;
    },
    forgetTokens: () => {
      if (client) client.tokenManager.clear();
      else if (storage.token !== 'memory') globalThis[storage.token].removeItem(tokenStorageKey(config));
      void current().authStateManager.updateAuthState();
    },
    update: () => void current().authStateManager.updateAuthState(),
    reader: () => readerOf(current()),
    subscribe: (handle) => {
      handlers.push(handle);
      current().authStateManager.subscribe(handle);
    },
  };
}

/** okta-react leaves its callback once, with whichever it was given first, and maybe after the client has come. */
function shareWayBack(first: OktaAuthOptions, second: OktaAuthOptions): void {
  Object.defineProperty(second, 'restoreOriginalUri', {
    get: () => first.restoreOriginalUri,
    set: (callback: NonNullable<OktaAuthOptions['restoreOriginalUri']>) => {
      first.restoreOriginalUri = callback;
    },
  });
}

/** True if tokens have come or gone since the client last looked. */
function isOutOfDate({ authStateManager, tokenManager }: OktaAuth): boolean {
  const { accessToken, isAuthenticated } = authStateManager.getAuthState() ?? {};
  const stored = tokenManager.getTokensSync().accessToken;
  return stored?.accessToken !== accessToken?.accessToken || (isAuthenticated === true && !stored);
}

function readerOf({ authStateManager }: OktaAuth): string | undefined {
  const state = authStateManager.getAuthState();
  return state?.isAuthenticated === true ? state.idToken?.claims.sub : undefined;
}
