import type { PortalConfig } from '@portal/shared';

/**
 * Issuer, client and API, as part of a storage key: channels share an origin, and what belongs to the session of one
 * environment must not reach the API of another. Channels with local builds have a session of their own (T-35).
 */
export function environmentKey(config: PortalConfig): string {
  const { environment, apiHosts, identityProvider, allowLocalRemotes = false } = config;
  const { issuer, clientId } = identityProvider;
  const parts = [issuer, clientId, apiHosts[environment], ...(allowLocalRemotes ? ['local builds'] : [])];
  return JSON.stringify(parts);
}
