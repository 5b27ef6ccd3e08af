import { createServer } from 'node:http';
import { readLivePage, readSet } from './livePage.ts';
import { pageKey } from '../page/pageKey.ts';
import { ship } from '../commands/ship.ts';
import { statusOf } from './statusOf.ts';
import { contentTypeOf, contentTypes } from '../build/contentTypes.ts';
import { securityHeaders } from '../serving/securityHeaders.ts';
import { servingRules } from '../serving/servingRules.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { openPortal } from '../testing/openPortal.ts';
import { urlStore } from './urlStore.ts';
import { verifyUrl } from './verifyUrl.ts';
import type { Store } from '../store/store.ts';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from '#jest/onTestFinished.ts';

export type Served = { status: number; headers: Record<string, string>; body: Buffer };

async function serve(store: Store, spoil: (served: Served, path: string) => void = () => {}) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const isPage = path === '/';
    const channel = /__Host-portal-channel=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? 'production';
    const page = async () => (await store.read(pageKey(channel))) ?? store.read('index.html');
    void (isPage ? page() : store.read(path.slice(1))).then((bytes) => {
      const served = {
        status: bytes ? 200 : 404,
        headers: {
          ...securityHeaders(fakeConfig),
          'content-type': isPage ? 'text/html' : contentTypeOf(path),
          'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
        },
        body: bytes ?? Buffer.from(''),
      };
      spoil(served, path);
      response.writeHead(served.status, served.headers).end(served.body);
    });
  });
  await new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      resolve(undefined);
    }),
  );
  onTestFinished(() => server.close());
  const address = server.address() as AddressInfo;
  return `http://127.0.0.1:${String(address.port)}`;
}

test('a portal that serves its release as it must is healthy from outside', async () => {
  const portal = await openPortal();
  const url = await serve(portal.store);
  const status = await statusOf(urlStore(url), 'production', { url });
  expect(status.faults).toStrictEqual([]);
  expect(status.number).toBe(1);
  expect(status.apps.length).toBe(3);
  expect(status.by).toMatch(/./);
});

const spoiled: [fault: string, spoil: (served: Served, path: string) => void, sentence: RegExp][] = [
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
  test(`${fault} is seen from outside`, async () => {
    const { store } = await openPortal();
    const url = await serve(store, spoil);
    const page = await readLivePage(store, 'production');
    if (!page?.release) throw new Error('There is no page.');
    const set = await readSet(store, page.release.builds);
    const faults = await verifyUrl(url, { channel: 'production', page, set, delay: 0 });
    expect([faults.join('\n'), faults.length]).toEqual([faults.join('\n'), 1]);
    expect(String(faults[0])).toMatch(sentence);
  });

test('a channel is looked at as those see it who have chosen it', async () => {
  const portal = await openPortal();
  const url = await serve(portal.store);
  expect((await statusOf(urlStore(url), 'staging', { url })).faults).toStrictEqual([
    `${url} has no page of staging.`,
  ]);
  const built = portal.build('remote-reports', { content: { 'fine.js': 'fine' } });
  await ship({ ...portal.candidate(built), channel: 'staging', from: 'production', url });
  const status = await statusOf(urlStore(url), 'staging', { url });
  expect([status.number, status.faults]).toStrictEqual([2, []]);
});

test('what may be published is what the servers serve', () => {
  const asset = servingRules({ headers: {} }).kinds.find(({ name }) => name === 'asset');
  const served = Object.entries(asset?.types ?? {}).map(([extension, type]) => [`.${extension}`, type]);
  expect(Object.entries(contentTypes).sort()).toStrictEqual(served.sort());
});

test('a ship that looks wrong from outside is taken back by itself', async () => {
  const portal = await openPortal();
  const before = await portal.builds();
  const url = await serve(portal.store, (served, path) => {
    if (path.endsWith('fresh.js')) served.status = 403;
  });
  const built = portal.build('remote-reports', { content: { 'fresh.js': 'fresh' } });
  await expect(ship({ ...portal.candidate(built), url })).rejects.toThrow(
    /fresh\.js is answered with 403\.\nRelease 2 was taken back: what was live before it is live again, as release 3\./,
  );
  expect(await portal.builds()).toStrictEqual(before);
  const good = portal.build('remote-reports', { content: { 'fine.js': 'fine' } });
  expect((await ship({ ...portal.candidate(good), url })).number).toBe(4);
});

test('what readers do not get after the taking back either is not said to be live again', async () => {
  const portal = await openPortal();
  const url = await serve(portal.store, (served, path) => {
    if (path.endsWith('login.js')) served.status = 403;
  });
  const built = portal.build('remote-reports', { content: { 'fresh.js': 'fresh' } });
  await expect(ship({ ...portal.candidate(built), url })).rejects.toThrow(
    /login\.js is answered with 403\.\nRelease 2 was taken back, but release 3, with what was live before it, does not prove right either: \S+login\.js is answered with 403\.$/,
  );
});
