import { testConfig } from '@portal/shared/testing';
import { tokenStorageKey } from './tokenStorageKey';

const { identityProvider, apiHosts } = testConfig;

test.each([
  ['issuer', { identityProvider: { ...identityProvider, issuer: 'https://other.okta.com/oauth2/default' } }],
  ['client', { identityProvider: { ...identityProvider, clientId: 'other' } }],
  ['API', { apiHosts: { ...apiHosts, production: 'https://other.example.com' } }],
  ['environment', { environment: 'staging' as const }],
  ['rule for local builds', { allowLocalRemotes: true }],
])('T-10 with another %s the tokens have another key', (_what, difference) => {
  expect(tokenStorageKey({ ...testConfig, ...difference })).not.toBe(tokenStorageKey(testConfig));
});

test('S-65 what has nothing to do with the session leaves the key alone', () => {
  const apis = { ...apiHosts, staging: 'https://other.example.com' };
  const changed = {
    ...testConfig,
    company: 'Other',
    tokenStorage: 'sessionStorage' as const,
    apiHosts: apis,
  };
  expect(tokenStorageKey(changed)).toBe(tokenStorageKey(testConfig));
});
