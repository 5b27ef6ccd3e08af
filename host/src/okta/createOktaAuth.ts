import { OktaAuth } from '@okta/okta-auth-js';
import { logger, type PortalConfig } from '@portal/shared';
import { paths } from '@portal/shared/declaration';
import { signInKeys } from '../page/signInKeys';
import { tokenStorageKey } from '../page/tokenStorageKey';
import { openChannel } from './openChannel';
import { prepareStorage, type UsableStorage } from './prepareStorage';

/** The one identity client: code flow without PKCE (S-85), no cookies, no token renewal in a hidden frame. */
export function createOktaAuth(config: PortalConfig, storage: UsableStorage): OktaAuth {
  const { identityProvider } = config;
  const storageKey = tokenStorageKey(config);
  const signIns = signInKeys(config);
  const fallbackStorage = storage.canSignIn ? null : 'memory';
  const probe = openChannel(`${storageKey} probe`);
  probe?.close();
  const oktaAuth = new OktaAuth({
    issuer: identityProvider.issuer,
    clientId: identityProvider.clientId,
    redirectUri: location.origin + paths.loginCallback,
    responseType: 'code',
    pkce: false,
    scopes: ['openid', 'profile', 'email'],
    tokenManager: {
      autoRenew: false,
      storage: storage.token,
      storageKey,
      // For the client's own sign-out, which is not used. At each start it writes the tokens anew, and so brings back those
      // that another tab has just cleared.
      clearPendingRemoveTokens: false,
    },
    services: {
      autoRenew: false,
      renewOnTabActivation: false,
      // Without a channel the client would fail to start, and drop the tokens. Tabs that share none would take over each
      // other's times, and wait for one of them to end all sessions.
      syncStorage: probe !== null && storage.token === 'localStorage',
      // A tab that hears of another environment's tokens would drop its own when those expire.
      syncChannelName: `${storageKey} sync`,
      electionChannelName: `${storageKey} election`,
    },
    storageManager: {
      // No other: the client would go to the next one if this one is full, and miss the tokens in it.
      token: { storageTypes: [storage.token] },
      cache: { storageTypes: [fallbackStorage ?? 'localStorage'] },
      transaction: { storageTypes: [fallbackStorage ?? 'sessionStorage'], storageKey: signIns.own },
      'shared-transaction': {
        storageTypes: [fallbackStorage ?? 'localStorage'],
        storageKey: signIns.shared,
      },
      'original-uri': { storageTypes: [fallbackStorage ?? 'localStorage'] },
    },
  });

  // okta-react ignores failures of `start`, which would leave "Loading..." for ever; so would an address that merely
  // starts like the callback's, which the client takes for a sign-in.
  const start = oktaAuth.start.bind(oktaAuth);
  const startSafely = async () => {
    try {
      await start();
    } catch (error) {
      logger.error('session.start', error);
      // The client cannot clear entries that it cannot parse.
      prepareStorage(config);
      oktaAuth.tokenManager.clear();
    }
    const { authStateManager } = oktaAuth;
    if (!authStateManager.getAuthState()) await authStateManager.updateAuthState();
  };
  // The client is started before it is given to okta-react, which would start it again.
  let started: Promise<void> | undefined;
  oktaAuth.start = () => (started ??= startSafely());
  oktaAuth.tokenManager.on('added', () => {
    globalThis.portalFirstCall = undefined;
  });
  return oktaAuth;
}
