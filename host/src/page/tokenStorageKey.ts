import type { PortalConfig } from '@portal/shared';

/** Start of the storage key of the tokens of every environment. */
export const tokenStoragePrefix = 'okta-token-storage ';

/**
 * Storage key of the session's tokens. It names issuer, client and API: channels share an origin, and a token of one
 * environment must not be sent to the API of another. Channels with local builds have a session of their own (T-35).
 */
export function tokenStorageKey(config: PortalConfig): string {
  const { environment, apiHosts, identityProvider, allowLocalRemotes = false } = config;
  const { issuer, clientId } = identityProvider;
  const parts = [issuer, clientId, apiHosts[environment], ...(allowLocalRemotes ? ['local builds'] : [])];
  return tokenStoragePrefix + JSON.stringify(parts);
}
