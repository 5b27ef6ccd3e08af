import { gzipSync } from 'node:zlib';
import { renderPage } from '#release/page/renderPage.ts';
import { withRemotes } from './withRemotes.ts';

const parts = {
  config: {
    environment: 'production',
    apiHosts: {
      local: 'http://localhost:4000',
      staging: 'https://api.staging.example.com',
      production: 'https://api.example.com',
    },
    identityProvider: { name: 'Okta', path: 'okta', issuer: 'https://example.okta.com', clientId: 'portal' },
    company: 'Harbourline Group',
    productTitle: 'Media Monitoring',
  } as const,
  remotes: [{ name: 'remote_reports', entry: '/apps/remote-reports/1/remoteEntry.js' }],
  scripts: ['/apps/host/1/main.js'],
};
/** As a server packs it on the way. */
const bytesWith = (count: number) => gzipSync(renderPage(withRemotes(parts, count))).length;

test('a page takes less than a kilobyte for each further remote', () => {
  const { remotes, integrity = {} } = withRemotes(parts, 40);
  expect(new Set(remotes.map(({ name }) => name)).size).toBe(40);
  for (const { entry, scripts = {} } of remotes.slice(1))
    for (const file of [entry, ...Object.values(scripts).flat()]) expect(integrity).toHaveProperty([file]);
  expect((bytesWith(40) - bytesWith(2)) / 38).toBeLessThan(1024);
});
