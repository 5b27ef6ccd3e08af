import { createRemoteJWKSet } from 'jose';

/**
 * @typedef {object} ProviderMetadata
 * @property {string} issuer
 * @property {string} token_endpoint
 * @property {string} jwks_uri
 * @property {boolean} [authorization_response_iss_parameter_supported]
 */

/** @typedef {{ metadata: ProviderMetadata, keys: import('jose').JWTVerifyGetKey }} DiscoveredProvider */

/**
 * Reads the provider's discovery document once it is needed, and then keeps it. A failed reading is not kept.
 *
 * @param {string} issuer
 * @returns {() => Promise<DiscoveredProvider>}
 */
export function createDiscovery(issuer) {
  /** @type {Promise<DiscoveredProvider> | undefined} */
  let discovered;
  return () => {
    discovered ??= discover(issuer).catch((error) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
}

/** @param {string} issuer */
async function discover(issuer) {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, { redirect: 'error' });
  if (!response.ok) throw new Error(`The discovery document of ${issuer} answered ${response.status}.`);
  const metadata = /** @type {ProviderMetadata} */ (await response.json());
  if (metadata.issuer !== issuer) {
    throw new Error(`The discovery document of ${issuer} is that of ${metadata.issuer}.`);
  }
  return { metadata, keys: createRemoteJWKSet(new URL(metadata.jwks_uri)) };
}
