import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';

/** The key id is the thumbprint: browsers keep keys by id for a day, and every start makes a new key. */
export async function createKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, use: 'sig', alg: 'RS256', kid: await calculateJwkThumbprint(jwk) };
}
