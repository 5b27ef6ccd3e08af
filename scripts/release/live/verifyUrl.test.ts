import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { pageKey, readLivePage, readSet } from './livePage.mjs';
import { ship } from './ship.mjs';
import { statusOf } from './statusOf.mjs';
import { contentTypeOf, contentTypes } from './contentTypes.mjs';
import { servingRules } from '../serve/servingRules.mjs';
import { openPortal } from './testing/openPortal.mjs';
import { urlStore } from './urlStore.mjs';
import { verifyUrl } from './verifyUrl.mjs';

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Served */

/**
 * @param {import('node:test').TestContext} context
 * @param {import('./store.mjs').Store} store
 * @param {(served: Served, path: string) => void} [spoil]
 */
async function serve(context, store, spoil = () => {}) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const isPage = path === '/';
    const channel = /portal-channel=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? 'production';
    const page = async () => (await store.read(pageKey(channel))) ?? store.read('index.html');
    void (isPage ? page() : store.read(path.slice(1))).then((bytes) => {
      const served = {
        status: bytes ? 200 : 404,
        headers: {
          'content-type': isPage ? 'text/html' : contentTypeOf(path),
          'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
        },
        body: bytes ?? Buffer.from(''),
      };
      spoil(served, path);
      response.writeHead(served.status, served.headers).end(served.body);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  context.after(() => server.close());
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${String(address.port)}`;
}

test('a portal that serves its release as it must is healthy from outside', async (context) => {
  const portal = await openPortal(context);
  const url = await serve(context, portal.store);
  const status = await statusOf(urlStore(url), 'production', { url });
  assert.deepEqual(status.faults, []);
  assert.equal(status.number, 1);
  assert.equal(status.apps.length, 3);
  assert.ok(status.by);
});

/** @type {[fault: string, spoil: (served: Served, path: string) => void, sentence: RegExp][]} */
const spoiled = [
  [
    'a page that is cached',
    (one, path) => path === '/' && (one.headers['cache-control'] = 'max-age=60'),
    /\/ may be cached \("max-age=60"\), and must be "no-cache"\./,
  ],
  [
    'a page that is altered',
    (one, path) => path === '/' && (one.body = Buffer.from(`${String(one.body)} `)),
    /\/ has been altered on its way\./,
  ],
  [
    'another page',
    (one, path) => path === '/' && (one.body = Buffer.from('Welcome to nginx')),
    /\/ is not a page of the portal/,
  ],
  [
    'a missing file',
    (one, path) => path.endsWith('login.js') && (one.status = 404),
    /login\.js is answered with 404\./,
  ],
  [
    'a page instead of a file',
    (one, path) => path.endsWith('login.js') && (one.headers['content-type'] = 'text/html'),
    /login\.js is of type "text\/html", not "text\/javascript; charset=utf-8"\./,
  ],
  [
    'another file',
    (one, path) => path.endsWith('login.js') && (one.body = Buffer.from('other')),
    /login\.js is not what was published\./,
  ],
  [
    'a file that is not cached',
    (one, path) => path.endsWith('login.js') && (one.headers['cache-control'] = 'no-cache'),
    /login\.js is not cached for good \("no-cache"\)\./,
  ],
  [
    'the page for every address',
    (one) => (one.status = 200),
    /no-such-build\/main\.js does not exist, and is answered with 200, not 404\./,
  ],
];

for (const [fault, spoil, sentence] of spoiled)
  test(`${fault} is seen from outside`, async (context) => {
    const { store } = await openPortal(context);
    const url = await serve(context, store, spoil);
    const page = await readLivePage(store, 'production');
    assert.ok(page?.release);
    const set = await readSet(store, page.release.builds);
    const faults = await verifyUrl(url, { channel: 'production', page, set, delay: 0 });
    assert.equal(faults.length, 1, faults.join('\n'));
    assert.match(String(faults[0]), sentence);
  });

test('a channel is looked at as those see it who have chosen it', async (context) => {
  const portal = await openPortal(context);
  const url = await serve(context, portal.store);
  assert.deepEqual((await statusOf(urlStore(url), 'staging', { url })).faults, [
    `${url} has no page of staging.`,
  ]);
  const built = portal.build('remote-reports', { content: { 'fine.js': 'fine' } });
  await ship({ ...portal.candidate(built), channel: 'staging', from: 'production', url });
  const status = await statusOf(urlStore(url), 'staging', { url });
  assert.deepEqual([status.number, status.faults], [2, []]);
});

test('what may be published is what the servers serve', () => {
  const asset = servingRules({ headers: {} }).kinds.find(({ name }) => name === 'asset');
  const served = Object.entries(asset?.types ?? {}).map(([extension, type]) => [`.${extension}`, type]);
  assert.deepEqual(Object.entries(contentTypes).sort(), served.sort());
});

test('a ship that looks wrong from outside is taken back by itself', async (context) => {
  const portal = await openPortal(context);
  const before = await portal.builds();
  const url = await serve(context, portal.store, (served, path) => {
    if (path.endsWith('fresh.js')) served.status = 403;
  });
  const built = portal.build('remote-reports', { content: { 'fresh.js': 'fresh' } });
  await assert.rejects(
    ship({ ...portal.candidate(built), url }),
    /fresh\.js is answered with 403\.\nRelease 2 was taken back: what was live before it is live again, as release 3\./,
  );
  assert.deepEqual(await portal.builds(), before);
  const good = portal.build('remote-reports', { content: { 'fine.js': 'fine' } });
  assert.equal((await ship({ ...portal.candidate(good), url })).number, 4);
});
