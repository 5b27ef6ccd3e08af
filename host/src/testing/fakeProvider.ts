import { generateKeyPairSync, sign } from 'node:crypto';
import { testConfig } from '@portal/shared/testing';

const { issuer, clientId } = testConfig.identityProvider;
const { pathname } = new URL(issuer);
const kid = 'key-of-the-test';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signToken(claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'RS256', kid },
    { iss: issuer, sub: '00u1ab', iat: now, exp: now + 3600, ...claims },
  ];
  const data = parts.map(encode).join('.');
  return `${data}.${sign('RSA-SHA256', Buffer.from(data), privateKey).toString('base64url')}`;
}

/** What the identity client asks for in order to check a token, as entries for the fake server. */
const answers = {
  [`GET ${pathname}/.well-known/openid-configuration`]: { issuer, jwks_uri: `${issuer}/v1/keys` },
  [`GET ${pathname}/v1/keys`]: {
    keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }],
  },
};

/** The API's answer to a faultless exchange: the address with both tokens in its fragment. */
function exchangedFor(state: string, nonce: string): { url: string } {
  const fields = new URLSearchParams({
    state,
    id_token: signToken({ aud: clientId, nonce }),
    access_token: signToken({ aud: 'api://portal' }),
    expires_in: '3600',
  });
  return { url: `${window.origin}/okta/authorize#${fields.toString()}` };
}

/** An identity provider with a key of its own, and the API's exchange with it. */
export const fakeProvider = { answers, exchangedFor };
