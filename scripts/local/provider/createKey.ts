import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';

/** Browsers cache keys by id for a day and every start makes a new key, so the id is the thumbprint. */
export async function createKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, use: 'sig', alg: 'RS256', kid: await calculateJwkThumbprint(jwk) };
}
