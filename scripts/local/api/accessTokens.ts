import { decodeJwt, errors, jwtVerify } from 'jose';
import type { DiscoveredProvider } from './discovery.ts';

export class Unauthorized extends Error {
  readonly challenge: string;

  /** @param challenge for the WWW-Authenticate header */
  constructor(challenge: string) {
    super('Sign in to read this.');
    this.challenge = challenge;
  }
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

export function createAccessTokens({
  issuer,
  audience,
  discover,
}: {
  issuer: string;
  audience: string;
  discover: () => Promise<DiscoveredProvider>;
}) {
  let revokedSecond = 0;
  /** Ids of tokens issued in the second of a revocation, which their time alone does not tell apart. */
  const issuedSince = new Set<string>();

  async function verify(token: string) {
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
      // An unreachable provider says nothing about the token.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
      throw error;
    }
  }

  return {
    /** Returns the employee's id for an Authorization header. */
    async check(authorization: string | undefined): Promise<string> {
      const token = bearerToken(authorization);
      if (!token) throw new Unauthorized('Bearer realm="portal"');
      const claims = await verify(token);
      const revoked = claims && Number(claims.iat) <= revokedSecond && !issuedSince.has(String(claims.jti));
      if (!claims?.sub || revoked) throw new Unauthorized('Bearer realm="portal", error="invalid_token"');
      return claims.sub;
    },
    noteIssued(token: string) {
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

export function bearerToken(authorization: string | undefined) {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
