import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { renderPage } from '../release/renderPage.mjs';
import { fakeConfig } from '../release/testing/fakeBuild.mjs';
import { findPortal } from './findPortal.mjs';

const config = { ...fakeConfig, allowLocalRemotes: true };
const remotes = [{ name: 'remote_reports', entry: '/apps/remote-reports/b1/remoteEntry.js' }];
const release = (/** @type {string} */ channel) => ({
  number: 7,
  channel,
  at: '2026-11-22T08:00:00Z',
  builds: {},
});
const staging = { config, remotes, scripts: [], release: release('staging') };
const production = { ...staging, config: fakeConfig, release: release('production') };

/**
 * A portal at an address: production for everybody, and something else for those with the cookie.
 *
 * @param {import('node:test').TestContext} context
 * @param {Partial<import('../release/renderPage.mjs').PageParts> | string} [differing]
 * @returns {Promise<string>}
 */
function startPortal(context, differing = {}) {
  const server = createServer(({ headers, url }, response) => {
    response.statusCode = url === '/gone' ? 404 : 200;
    if (headers.cookie !== 'portal-channel=staging') response.end(renderPage(production));
    else response.end(typeof differing === 'string' ? differing : renderPage({ ...staging, ...differing }));
  });
  context.after(() => server.close());
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://localhost:${String(typeof address === 'object' && address?.port)}/reports`);
    });
  });
}

const find = (/** @type {string} */ url, channel = /** @type {string | null} */ ('staging')) =>
  findPortal({ url, channel }, 'remote_reports');

test('a portal whose channel allows it takes the local build', async (context) => {
  const url = await startPortal(context);
  assert.deepEqual(await find(url), { origin: new URL(url).origin, channel: 'staging' });
});

test('every other portal is told in a sentence', async (context) => {
  const url = await startPortal(context);
  const { origin } = new URL(url);
  await assert.rejects(find(url, null), {
    message: `${url} shows the channel production, which takes no local build. Name another one with --channel NAME.`,
  });
  await assert.rejects(find(url, 'canary'), {
    message: `${url} shows the channel production, not canary.`,
  });
  await assert.rejects(findPortal({ url, channel: 'staging' }, 'remote_news'), {
    message: `The channel staging of ${origin} has no remote_news; it has remote_reports.`,
  });
  await assert.rejects(find(`${origin}/gone`), { message: `${origin}/gone is answered with 404.` });
  await assert.rejects(
    find('http://localhost:1/'),
    /^Error: http:\/\/localhost:1\/ cannot be reached: .+\.$/,
  );
});

test('a page that does not allow it is told why', async (context) => {
  const closed = await startPortal(context, { config: fakeConfig });
  await assert.rejects(find(closed), {
    message: `The channel staging of ${new URL(closed).origin} takes no local build: its configuration has no "allowLocalRemotes": true.`,
  });
  const other = await startPortal(context, '<!doctype html><p>Another site</p>');
  await assert.rejects(find(other), {
    message: `${other} is not a page of the portal: it has no data block #portal-page.`,
  });
  const nameless = await startPortal(context, renderPage({ config, remotes, scripts: [] }));
  await assert.rejects(find(nameless), {
    message: `${nameless} does not say which channel it shows: it takes no local build.`,
  });
});
