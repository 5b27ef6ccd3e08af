import { testConfig } from '@portal/shared/testing';
import type { PageRelease } from '../page/PortalPage';
import { findOtherRelease } from './findOtherRelease';

const running: PageRelease = {
  number: 7,
  channel: 'production',
  at: '2026-11-21T08:00:00Z',
  builds: { host: 'h1', 'remote-auth': 'a1', 'remote-reports': 'r1' },
};
const find = () => findOtherRelease(running, testConfig);

function serve(release: Partial<PageRelease> | null, config: object = testConfig) {
  const data = { config, ...(release && { release: { ...running, ...release } }), remotes: [] };
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return serveText(
    `<!doctype html><script type="application/json" id="portal-page">${text}</script><body>`,
    {},
  );
}

function serveText(body: string, init: ResponseInit) {
  const calls: [unknown, RequestInit | undefined][] = [];
  globalThis.fetch = (url, options) => {
    calls.push([url, options]);
    return Promise.resolve(new Response(body, init));
  };
  return calls;
}

test('the page is asked for anew, as the reader of this channel would get it', async () => {
  const calls = serve({});
  await find();
  expect(calls).toEqual([
    [
      '/',
      {
        headers: { accept: 'text/html' },
        cache: 'no-cache',
        credentials: 'same-origin',
        redirect: 'error',
        signal: expect.any(AbortSignal) as AbortSignal,
      },
    ],
  ]);
});

test.each([
  ['the same page', {}],
  ['the same builds under another number', { number: 9, at: '2026-11-21T09:00:00Z' }],
  [
    'the same builds in another order',
    { builds: { 'remote-reports': 'r1', host: 'h1', 'remote-auth': 'a1' } },
  ],
  ['another channel, which somebody has chosen in another tab', { channel: 'staging', builds: {} }],
])('%s is no other release', async (_what, release) => {
  serve(release);
  expect(await find()).toBeNull();
});

test('the build that a remote has fallen back from is what the page names', async () => {
  const fallen = [{ app: 'remote-reports', name: 'remote_reports', instead: 'r1', since: '' }];
  const fallenBack = { ...running, builds: { ...running.builds, 'remote-reports': 'r0' }, fallen };
  serve({});
  expect(await findOtherRelease(fallenBack, testConfig)).toBeNull();
  serve({ number: 8, builds: fallenBack.builds });
  expect(await findOtherRelease(fallenBack, testConfig)).toMatchObject({ number: 8 });
});

test.each([
  ['another build of a remote', { number: 8, builds: { ...running.builds, 'remote-reports': 'r2' } }],
  ['another build of the host', { number: 8, builds: { ...running.builds, host: 'h2' } }],
  ['an app more', { number: 8, builds: { ...running.builds, 'remote-search': 's1' } }],
  ['an app less', { number: 8, builds: { host: 'h1', 'remote-auth': 'a1' } }],
  ['a build that was taken back', { number: 6, builds: { ...running.builds, 'remote-auth': 'a0' } }],
])('%s is', async (_what, release) => {
  serve(release);
  expect(await find()).toMatchObject(release);
});

test('another configuration is another release, although every build is the same', async () => {
  serve({ number: 8 }, { ...testConfig, productTitle: 'News' });
  expect(await find()).toMatchObject({ number: 8 });
});

test('a page without a release is not held against the tab', async () => {
  serve(null);
  expect(await find()).toBeNull();
});

test.each([
  ['an error', '<p>Sorry</p>', { status: 503 }],
  ['a page of somebody else', '<p>Please sign in to the network</p>', {}],
  ['nothing', '', {}],
])('%s tells nothing', async (_what, body, init) => {
  serveText(body, init);
  await expect(find()).rejects.toThrow('page');
});
