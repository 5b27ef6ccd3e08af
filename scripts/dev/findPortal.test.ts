import { createServer } from 'node:http';
import { renderPage, type PageParts } from '#release/page/renderPage.ts';
import { securityHeaders } from '#release/serving/securityHeaders.ts';
import { fakeConfig } from '#release/testing/fakeBuild.ts';
import { findPortal } from './findPortal.ts';
import { onTestFinished } from '#jest/onTestFinished.ts';

const config = { ...fakeConfig, allowLocalRemotes: true };
const remotes = [{ name: 'remote_reports', entry: '/apps/remote-reports/b1/remoteEntry.js' }];
const release = (channel: string) => ({
  number: 7,
  channel,
  at: '2026-11-22T08:00:00Z',
  builds: {},
});
const staging = { config, remotes, scripts: [], release: release('staging') };
const production = { ...staging, config: fakeConfig, release: release('production') };

/** A portal at an address: production for everybody, and something else, with its policy, for those with the cookie. */
function startPortal(
  differing: Partial<PageParts> | string = {},
  policy = securityHeaders(config)['content-security-policy'],
): Promise<string> {
  const server = createServer(({ headers, url }, response) => {
    response.statusCode = url === '/gone' ? 404 : 200;
    if (policy) response.setHeader('content-security-policy', policy);
    if (headers.cookie !== '__Host-portal-channel=staging') response.end(renderPage(production));
    else response.end(typeof differing === 'string' ? differing : renderPage({ ...staging, ...differing }));
  });
  onTestFinished(() => server.close());
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://localhost:${String(typeof address === 'object' && address?.port)}/reports`);
    });
  });
}

const app = { federationName: 'remote_reports', port: 4301 };
const find = (url: string, channel = 'staging' as string | null) => findPortal({ url, channel }, app);

test('a portal whose channel allows it takes the local build', async () => {
  const url = await startPortal();
  expect(await find(url)).toStrictEqual({
    origin: new URL(url).origin,
    channel: 'staging',
    isLinked: false,
  });
  const linked = await startPortal({ config: { ...config, allowChannelLink: true } });
  expect(await find(linked)).toMatchObject({ isLinked: true });
});

test('every other portal is told in a sentence', async () => {
  const url = await startPortal();
  const { origin } = new URL(url);
  await expect(find(url, null)).rejects.toThrow(
    new Error(
      `${url} shows the channel production, which takes no local build. Name another one with --channel NAME.`,
    ),
  );
  await expect(find(url, 'canary')).rejects.toThrow(
    new Error(`${url} shows the channel production, not canary.`),
  );
  await expect(
    findPortal({ url, channel: 'staging' }, { ...app, federationName: 'remote_news' }),
  ).rejects.toThrow(new Error(`The channel staging of ${origin} has no remote_news; it has remote_reports.`));
  await expect(find(`${origin}/gone`)).rejects.toThrow(new Error(`${origin}/gone is answered with 404.`));
  await expect(find('http://localhost:1/')).rejects.toThrow(
    /^http:\/\/localhost:1\/ cannot be reached: .+\.$/,
  );
});

test('a page that does not allow it is told why', async () => {
  const closed = await startPortal({ config: fakeConfig });
  await expect(find(closed)).rejects.toThrow(
    new Error(
      `The channel staging of ${new URL(closed).origin} takes no local build: its configuration has no "allowLocalRemotes": true.`,
    ),
  );
  const other = await startPortal('<!doctype html><p>Another site</p>');
  await expect(find(other)).rejects.toThrow(
    new Error(`${other} is not a page of the portal: it has no data block #portal-page.`),
  );
  const nameless = await startPortal(renderPage({ config, remotes, scripts: [] }));
  await expect(find(nameless)).rejects.toThrow(
    new Error(`${nameless} does not say which channel it shows: it takes no local build.`),
  );
});

test('a channel whose servers keep the policy of another page is told what they need', async () => {
  const url = await startPortal({}, securityHeaders(fakeConfig)['content-security-policy']);
  await expect(find(url)).rejects.toThrow(
    new Error(
      `The channel staging of ${new URL(url).origin} takes no local build yet: the policy of its page blocks scripts of http://localhost:4301. Renew the rules of its servers with "--page staging=FILE", the configuration of the channel ("npm run release -- nginx --help").`,
    ),
  );
  // Servers without a policy block nothing.
  expect(await find(await startPortal({}, ''))).toMatchObject({ channel: 'staging' });
});
