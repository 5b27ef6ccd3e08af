export type Environment = 'local' | 'staging' | 'production';

/** Where the access token is kept: on the device, for this tab, or for this document only. */
export type TokenStorage = 'localStorage' | 'sessionStorage' | 'memory';

/** What differs from one installation to the next. The page carries it; the release tool checks it. */
export interface PortalConfig {
  environment: Environment;
  apiHosts: Record<Environment, string>;
  identityProvider: { name: string; path: string; issuer: string; clientId: string };
  company: string;
  productTitle: string;
  tokenStorage?: TokenStorage;
  /** Whether a developer may put the local build of a remote into their own tab; never in the channel production. */
  allowLocalRemotes?: boolean;
}

/** The API's base address for the environment that the portal is set to (S-84). */
export function apiHost(config: PortalConfig): string {
  return config.apiHosts[config.environment];
}
