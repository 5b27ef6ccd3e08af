import type { Tokens } from '@okta/okta-auth-js';
import { testConfig } from '@portal/shared/testing';

const { issuer, clientId } = testConfig.identityProvider;

/** Stored tokens of a signed-in reader, which expire after `seconds`. */
export function sampleTokens({ accessToken = 'token-of-ada', seconds = 3600, sub = '00u1ab' } = {}): Tokens {
  const common = {
    expiresAt: Math.floor(Date.now() / 1000) + seconds,
    scopes: ['openid', 'profile', 'email'],
    authorizeUrl: `${issuer}/v1/authorize`,
  };
  return {
    accessToken: {
      ...common,
      accessToken,
      tokenType: 'Bearer',
      userinfoUrl: `${issuer}/v1/userinfo`,
      claims: { sub },
    },
    idToken: { ...common, idToken: 'id-token-of-ada', issuer, clientId, claims: { sub } },
  };
}
