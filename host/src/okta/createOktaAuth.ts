import { OktaAuth } from '@okta/okta-auth-js';
import { logger, paths, type PortalConfig } from '@portal/shared';
import { prepareStorage, type UsableStorage } from './prepareStorage';

/**
 * The one identity client: code flow without PKCE (S-85), tokens where `storage` says and never in a cookie, nothing
 * renewed by itself, because a code that comes back in a hidden frame would be taken for an empty set of tokens.
 */
export function createOktaAuth({ identityProvider }: PortalConfig, storage: UsableStorage): OktaAuth {
  const fallbackStorage = storage.canSignIn ? null : 'memory';
  const oktaAuth = new OktaAuth({
    issuer: identityProvider.issuer,
    clientId: identityProvider.clientId,
    redirectUri: location.origin + paths.loginCallback,
    responseType: 'code',
    pkce: false,
    scopes: ['openid', 'profile', 'email'],
    tokenManager: { autoRenew: false, storage: storage.token },
    services: { autoRenew: false, renewOnTabActivation: false },
    storageManager: {
      token: { storageTypes: [storage.token] },
      cache: { storageTypes: [fallbackStorage ?? 'localStorage'] },
      transaction: { storageTypes: [fallbackStorage ?? 'sessionStorage'] },
      'shared-transaction': { storageTypes: [fallbackStorage ?? 'localStorage'] },
      'original-uri': { storageTypes: [fallbackStorage ?? 'localStorage'] },
    },
  });

  // okta-react starts the client and does not look at the outcome: a failed start would be "Loading..." for ever. So
  // would be an address that only begins like the callback's: the client takes it for a sign-in, and waits.
  const start = oktaAuth.start.bind(oktaAuth);
  oktaAuth.start = async () => {
    try {
      await start();
    } catch (error) {
      logger.error('session.start', error);
      // What the client cannot read it cannot clear either.
      prepareStorage(storage.token);
      oktaAuth.tokenManager.clear();
    }
    const { authStateManager } = oktaAuth;
    if (!authStateManager.getAuthState()) await authStateManager.updateAuthState();
  };
  return oktaAuth;
}
