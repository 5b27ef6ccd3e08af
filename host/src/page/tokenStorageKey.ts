import type { PortalConfig } from '@portal/shared';

/**
 * Storage key of the session's tokens. It names issuer, client and API: channels share an origin, and a token of one
 * environment must not be sent to the API of another.
 */
export function tokenStorageKey({ environment, apiHosts, identityProvider }: PortalConfig): string {
  const { issuer, clientId } = identityProvider;
  return `okta-token-storage ${JSON.stringify([issuer, clientId, apiHosts[environment]])}`;
}
