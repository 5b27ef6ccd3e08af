import { randomUUID } from 'node:crypto';
import { OktaAuth, type OktaAuthOptions } from '@okta/okta-auth-js';
import { testConfig } from '@portal/shared/testing';

export interface StartedSignIn {
  oktaAuth: OktaAuth;
  state: string;
  nonce: string;
}

/** The real identity client, configured as the host does it; it goes nowhere. */
export function createOktaAuth(options: Partial<OktaAuthOptions> = {}): OktaAuth {
  const { issuer, clientId } = testConfig.identityProvider;
  return new OktaAuth({
    issuer,
    clientId,
    redirectUri: `${window.location.origin}/login/callback`,
    responseType: 'code',
    pkce: false,
    scopes: ['openid', 'profile', 'email'],
    tokenManager: { autoRenew: false },
    setLocation: () => undefined,
    ...options,
  });
}

/** A reader who has pressed Login at `returnTo` and is at the provider's page now. */
export async function startedSignIn(returnTo = '/reports/acme?x=1#part'): Promise<StartedSignIn> {
  const oktaAuth = createOktaAuth();
  const state = randomUUID();
  const nonce = randomUUID();
  oktaAuth.setOriginalUri(returnTo);
  await oktaAuth.signInWithRedirect({ state, nonce });
  return { oktaAuth, state, nonce };
}
