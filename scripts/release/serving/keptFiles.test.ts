import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '#process/listen.ts';
import { rulesFor } from './servingRules.ts';
import { startNginx } from './startNginx.ts';
import { ask } from './testing/ask.ts';
import { config } from './testing/startServers.ts';

/* The origin here is a server of the test, which notes what nginx asks a bucket for. */

interface Origin {
  asked: string[];
  headers: IncomingHttpHeaders[];
  /** asked for again before an answer, or within the second for which every answer is kept at least */
  tooSoon: string[];
  /** null: it holds its answers back */
  status: number | null;
  /** ms before an answer */
  delay: number;
}

async function withOrigin(work: (origin: Origin, port: number, stop: () => Promise<void>) => Promise<void>) {
  const origin: Origin = { asked: [], headers: [], tooSoon: [], status: 200, delay: 0 };
  const answered = new Map<string, number>();
  const { server, origin: address, stop } = await listen({ port: 0, purpose: 'a test', variable: 'PORT' });
  server.on('request', ({ url = '', method = '', headers }, response) => {
    origin.asked.push(`${method} ${url}`);
    origin.headers.push(headers);
    if (performance.now() - (answered.get(url) ?? -Infinity) < 1_000) origin.tooSoon.push(url);
    answered.set(url, Infinity);
    if (origin.status === null) return;
    response.writeHead(origin.status, {
      'content-type': url.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/x-wrong',
      'cache-control': 'private, max-age=0',
      'set-cookie': 'a=b',
      'x-accel-redirect': '/elsewhere',
      'x-amz-request-id': 'tx1',
      'x-amz-meta-write': 'mark',
      etag: '"tag"',
      vary: '*',
    });
    const content = Buffer.from(`content of ${url}`);
    setTimeout(() => {
      answered.set(url, performance.now());
      response.end(url.endsWith('.br') ? brotliCompressSync(content) : content);
    }, origin.delay);
  });
  const rules = rulesFor(config, { channels: { staging: { ...config, environment: 'staging' } } });
  const nginx = await startNginx({ origin: { origin: address, bucket: 'portal' }, rules });
  try {
    await work(origin, nginx.port, stop);
  } finally {
    await Promise.all([nginx.stop(), server.listening && stop()]);
  }
}

const file = '/apps/host/b1/main.js';
const br = { 'accept-encoding': 'br' };

test('the bucket is told which file, and nothing else of a request', () =>
  withOrigin(async ({ asked, headers }, port) => {
    const secrets = {
      cookie: 'session=secret',
      authorization: 'secret',
      referer: 'secret',
      range: 'bytes=0-1',
    };
    await ask(port, `${file}?retry=secret`, { headers: { ...secrets, ...br } });
    await ask(port, '/login/callback?code=secret', { headers: secrets, method: 'HEAD' });
    expect(asked).toEqual([`GET /portal${file}.br`, 'GET /portal/index.html']);
    for (const one of headers) expect(Object.keys(one).sort()).toEqual(['host']);
  }));

test('an engine’s words about itself reach no reader', () =>
  withOrigin(async (_, port) => {
    const [asset, page] = [await ask(port, file), await ask(port, '/')];
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    for (const { headers } of [asset, page])
      expect(Object.keys(headers).filter((name) => /^x-a|etag|set-cookie/.test(name))).toEqual([]);
  }));

test('many readers at once are one request, whatever they add to the address', () =>
  withOrigin(async (origin, port) => {
    origin.delay = 50;
    const cookie = (text: string) => ({ headers: { cookie: text } });
    const all = Array.from({ length: 20 }, (_, index) => [
      ask(port, `${file}?retry=${String(index)}`, cookie(`reader=${String(index)}`)),
      ask(port, `/reports/${String(index)}?a=${String(index)}`, cookie(`reader=${String(index)}`)),
      ask(port, '/', cookie(`a=${String(index)}; __Host-portal-channel=staging`)),
    ]).flat();
    for (const { status } of await Promise.all(all)) expect(status).toBe(200);
    // A machine that stands still for seconds may have an answer become too old for the last of them.
    expect(origin.tooSoon).toEqual([]);
    expect([...new Set(origin.asked)].sort()).toEqual([
      `GET /portal${file}`,
      'GET /portal/channels/staging.html',
      'GET /portal/index.html',
    ]);
  }));

test('a page is asked for again after its two seconds, by a reader who waits for it, and an asset is not', () =>
  withOrigin(async ({ asked }, port) => {
    for (const address of ['/', file]) await ask(port, address);
    await pause(2500);
    for (const address of ['/', file]) await ask(port, address);
    expect(asked.slice(2)).toEqual(['GET /portal/index.html']);
  }));

test.each([
  ['does not answer', null],
  ['is broken', 500],
  ['is overloaded', 503],
  ['is gone', 'gone'],
] as const)(
  'when the bucket %s, what is kept is served, and the rest is said to be missing for a moment',
  (_, what) =>
    withOrigin(async (origin, port, stop) => {
      const cookie = '__Host-portal-channel=staging';
      const visit = () =>
        Promise.all([
          ask(port, '/reports'),
          ask(port, file, { headers: br }),
          ask(port, '/', { headers: { cookie } }),
        ]);
      const before = await visit();
      if (what === 'gone') await stop();
      else origin.status = what;
      await pause(2500);
      const after = await visit();
      expect(after.map(({ status, body }) => [status, body])).toEqual(before.map(({ body }) => [200, body]));

      if (what === null) return;
      const other = await ask(port, '/apps/host/b1/other.js', { headers: br });
      expect(other.status).toBe(503);
      expect(other.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
      const unknown = await ask(port, '/', { headers: { cookie: '__Host-portal-channel=canary' } });
      expect([unknown.status, unknown.body]).toEqual([200, after[0].body]);
    }),
);

test('what is kept waits for no bucket that has not answered for a while, and what is new comes soon after it does', () =>
  withOrigin(async (origin, port) => {
    const reading = [{ path: '/' }, { path: file, headers: br }];
    const read = () =>
      Promise.all(reading.map(async ({ path, ...options }) => (await ask(port, path, options)).status));
    expect(await read()).toEqual([200, 200]);
    origin.status = null;
    const unkept = [1, 2, 3, 4].map((number) => `/apps/host/b1/${String(number)}.js`);
    for (const { status } of await Promise.all(unkept.map((path) => ask(port, path))))
      expect(status).toBe(503);
    const before = origin.asked.length;
    expect(await read()).toEqual([200, 200]);
    expect(origin.asked.slice(before)).toEqual([]);

    origin.status = 200;
    let pauses = 0;
    for (; (await ask(port, unkept[0] ?? '')).status !== 200; pauses += 1) await pause(200);
    expect(pauses).toBeLessThan(50);
  }));

test.each([403, 404])('%d of a bucket is 404, and for a second nobody asks again', (status) =>
  withOrigin(async (origin, port) => {
    origin.status = status;
    for (const address of ['/', '/', file, file]) expect((await ask(port, address)).status).toBe(404);
    expect(origin.tooSoon).toEqual([]);
    expect([...new Set(origin.asked)]).toEqual(['GET /portal/index.html', `GET /portal${file}`]);
    await pause(2100);
    origin.status = 200;
    expect((await ask(port, file)).status).toBe(200);
  }),
);

test.each([303, 402, 409, 451, 505, 507, 520, 530])(
  '%d of a bucket is said to be missing for a moment, without the words of whoever said it',
  (status) =>
    withOrigin(async (origin, port) => {
      origin.status = status;
      for (const address of ['/', file]) {
        const { status: told, headers, body } = await ask(port, address);
        expect([told, headers['retry-after'], String(body)]).toEqual([
          503,
          '5',
          'Not available for a moment.\n',
        ]);
        expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      }
    }),
);
