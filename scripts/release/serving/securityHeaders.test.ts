import { checkConfig } from '../config/readConfig.ts';
import { securityHeaders } from './securityHeaders.ts';
import { expectedCanaryHeaders, expectedHeaders } from './testing/expectedHeaders.ts';
import { canaryConfig, config } from './testing/startServers.ts';

test('every header of production, word for word', () => {
  expect(securityHeaders(config)).toStrictEqual(expectedHeaders);
});

test('every header of a channel that allows local builds, word for word', () => {
  expect(securityHeaders(canaryConfig)).toStrictEqual(expectedCanaryHeaders);
});

test('https is demanded for good where the API and the provider are reached by it, and nowhere else', () => {
  const { 'strict-transport-security': demand } = securityHeaders(config);
  expect(demand).toBe('max-age=63072000; includeSubDomains');
  const plainly = 'http://localhost:4000';
  for (const differing of [
    { apiHosts: { ...config.apiHosts, production: plainly } },
    { identityProvider: { ...config.identityProvider, issuer: plainly } },
  ])
    expect(securityHeaders(checkConfig({ ...config, ...differing }))).not.toHaveProperty(
      'strict-transport-security',
    );
});

test('a collector is told by every policy, and by none where the configuration names none', () => {
  const { 'content-security-policy': policy, ...rest } = expectedHeaders;
  expect(
    securityHeaders(checkConfig({ ...config, reportTo: 'https://reports.example.com/"in"' })),
  ).toStrictEqual({
    ...rest,
    'content-security-policy': `${policy}; report-to portal`,
    'integrity-policy': 'blocked-destinations=(script), endpoints=(portal)',
    'reporting-endpoints': 'portal="https://reports.example.com/%22in%22"',
  });
});
