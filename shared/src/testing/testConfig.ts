import type { PortalConfig } from '../config/PortalConfig';

/** A configuration whose every name is a test's own, so that a hard-coded one shows. */
export const testConfig: PortalConfig = {
  environment: 'production',
  apiHosts: {
    local: 'http://localhost:4000',
    staging: 'https://api.staging.example.com',
    production: 'https://api.example.com',
  },
  identityProvider: {
    name: 'Okta',
    path: 'okta',
    issuer: 'https://example.okta.com/oauth2/default',
    clientId: 'portal',
  },
  company: 'Example Ltd',
  productTitle: 'Media Monitoring',
  imageHosts: ['images.example'],
};
