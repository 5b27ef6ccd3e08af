import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

export interface ProviderMetadata {
  issuer: string;
  token_endpoint: string;
  jwks_uri: string;
  authorization_response_iss_parameter_supported?: boolean;
}

export type DiscoveredProvider = { metadata: ProviderMetadata; keys: JWTVerifyGetKey };

/** The provider's discovery document, fetched on first use; failures are not cached. */
export function createDiscovery(issuer: string): () => Promise<DiscoveredProvider> {
  let discovered: Promise<DiscoveredProvider> | undefined;
  return () => {
    discovered ??= discover(issuer).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
}

async function discover(issuer: string) {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, { redirect: 'error' });
  if (!response.ok) throw new Error(`The discovery document of ${issuer} answered ${response.status}.`);
  const metadata = (await response.json()) as ProviderMetadata;
  if (metadata.issuer !== issuer) {
    throw new Error(`The discovery document of ${issuer} is that of ${metadata.issuer}.`);
  }
  return { metadata, keys: createRemoteJWKSet(new URL(metadata.jwks_uri)) };
}
