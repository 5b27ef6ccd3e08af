export type Environment = 'local' | 'staging' | 'production';

/** Storage of the access token: on the device, for this tab, or in memory. */
export type TokenStorage = 'localStorage' | 'sessionStorage' | 'memory';

/** Settings of one installation, carried by the page and validated by the release tool. */
export interface PortalConfig {
  environment: Environment;
  apiHosts: Record<Environment, string>;
  identityProvider: { name: string; path: string; issuer: string; clientId: string };
  company: string;
  productTitle: string;
  tokenStorage?: TokenStorage;
  /** Hosts that pictures may come from, beside the API's: `images.example.com`, or `*.example.com` for those below it. */
  imageHosts?: string[];
  /** Collector of what the page's policies refuse; browsers send it there by themselves. */
  reportTo?: string;
  /** Lets developers use local builds of remotes in their own tab; never in the channel production. */
  allowLocalRemotes?: boolean;
  /** Lets a link bring a browser into the channel, which a line then names; without a meaning in the channel production. */
  allowChannelLink?: boolean;
  /** Tabs tell the server which release they run, and what of it fails; nothing about the reader. */
  countTabs?: boolean;
  /** A cookie with a random number spreads readers over pages, so that a share of them may get a release first. */
  splitReaders?: boolean;
}

/** Base address of the API in the configured environment (S-84). */
export function apiHost(config: PortalConfig): string {
  return config.apiHosts[config.environment];
}
