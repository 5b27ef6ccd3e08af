import { decodeJwt, errors, jwtVerify } from 'jose';

/** The caller is not signed in. */
export class Unauthorized extends Error {
  /** @param {string} challenge For the WWW-Authenticate header. */
  constructor(challenge) {
    super('Sign in to read this.');
    this.challenge = challenge;
  }
}

/**
 * Decides who a bearer token speaks for.
 *
 * @param {{ issuer: string, audience: string, discover: () => Promise<import('./discovery.mjs').DiscoveredProvider> }} options
 */
export function createAccessTokens({ issuer, audience, discover }) {
  let revokedSecond = 0;
  /** Tokens of the very second of a revocation are told apart by their id. @type {Set<string>} */
  const issuedSince = new Set();

  /** @param {string} token */
  async function verify(token) {
    const { keys } = await discover();
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        typ: 'at+jwt',
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'iat', 'exp', 'jti'],
      });
      return payload;
    } catch (error) {
      // A provider that cannot be reached says nothing about the token.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
      throw error;
    }
  }

  return {
    /**
     * @param {string | undefined} authorization The Authorization header.
     * @returns {Promise<string>} The employee's id.
     */
    async check(authorization) {
      const token = bearerToken(authorization);
      if (!token) throw new Unauthorized('Bearer realm="portal"');
      const claims = await verify(token);
      const revoked = claims && Number(claims.iat) <= revokedSecond && !issuedSince.has(String(claims.jti));
      if (!claims?.sub || revoked) throw new Unauthorized('Bearer realm="portal", error="invalid_token"');
      return claims.sub;
    },
    /** @param {string} token An access token the provider has just issued. */
    noteIssued(token) {
      if (revokedSecond > 0) issuedSince.add(String(decodeJwt(token).jti));
    },
    revokeAll() {
      revokedSecond = Math.floor(Date.now() / 1000);
      issuedSince.clear();
    },
    forgiveAll() {
      revokedSecond = 0;
      issuedSince.clear();
    },
    isRevoking: () => revokedSecond > 0,
  };
}

/** @param {string | undefined} authorization */
export function bearerToken(authorization) {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
