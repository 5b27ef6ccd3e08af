import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { testConfig } from './testConfig';

const { issuer, clientId } = testConfig.identityProvider;
const { pathname } = new URL(issuer);

type Claims = Record<string, unknown>;

export interface FakeProvider {
  /** Entries for the fake server. */
  answers: Record<string, unknown>;
  discovery: string;
  keys: string;
  /** A token signed with the provider's key; the header may be another one. */
  signToken: (claims: Claims, header?: Claims) => string;
  /** A faultless id token for this nonce and access token, with the changes that a test makes. */
  idToken: (nonce: string, changes?: Claims, header?: Claims) => string;
  accessToken: (changes?: Claims) => string;
}

/** An identity provider with a key of its own: it serves discovery and keys, and signs what a test makes up. */
export function fakeProvider(): FakeProvider {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = 'key-of-the-test';
  const discovery = `GET ${pathname}/.well-known/openid-configuration`;
  const keys = `GET ${pathname}/v1/keys`;

  const signToken = (claims: Claims, header: Claims = {}) => {
    const data = [{ alg: 'RS256', kid, ...header }, claims].map(encode).join('.');
    return `${data}.${sign('RSA-SHA256', Buffer.from(data), privateKey).toString('base64url')}`;
  };
  const times = () => {
    const now = Math.floor(Date.now() / 1000);
    return { iat: now, exp: now + 3600 };
  };

  return {
    answers: {
      [discovery]: { issuer, jwks_uri: `${issuer}/v1/keys` },
      [keys]: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] },
    },
    discovery,
    keys,
    signToken,
    idToken: (nonce, changes, header) =>
      signToken({ iss: issuer, aud: clientId, sub: '00u1ab', nonce, ...times(), ...changes }, header),
    accessToken: (changes) =>
      signToken({ iss: issuer, aud: 'api://portal', sub: '00u1ab', ...times(), ...changes }),
  };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The claim that ties an id token to its access token. */
export const accessTokenHash = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
