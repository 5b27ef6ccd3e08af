import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#release/testing/freePort.ts';
import { newBucket } from '#release/testing/newBucket.ts';
import { startGateway } from '#release/testing/startGateway.ts';
import { engine, engineConfig } from '#release/testing/engine.ts';
import { parseBucketAddress } from '#release/store/bucketAddress.ts';
import { keptFor, startWithBucket } from './testing/startWithBucket.ts';
import { rulesFor } from './servingRules.ts';
import { ask, repeated } from './testing/ask.ts';
import { everyServer } from './testing/everyServer.ts';
import {
  expectedCanaryHeaders,
  expectedHeaders as security,
  pageHeaders,
} from './testing/expectedHeaders.ts';
import { canaryConfig, config, files, page, time } from './testing/startServers.ts';

const { ofEach } = everyServer();

ofEach('the cookie picks the page of a channel, and nothing else', async ({ port }) => {
  const canary = String(files['channels/canary.html']);
  const cases = {
    '__Host-portal-channel=canary': canary,
    'a=1; __Host-portal-channel=canary; b=2': canary,
    '__Host-portal-channel=../canary; __Host-portal-channel=canary': canary,
    '__Host-portal-channel=none': page,
    '__Host-portal-channel=': page,
    '__Host-portal-channel=Canary': page,
    '__Host-portal-channel=canary.html': page,
    '__Host-portal-channel=canary%00': page,
    '__Host-portal-channel="canary"': page,
    '__Host-portal-channel=canary/../canary': page,
    '__Host-portal-channel=../channels/canary': page,
    '__Host-portal-channel=../.git/config': page,
    'portal-channel=canary': page,
    'x__Host-portal-channel=canary': page,
    'portal=canary; channel=canary': page,
    [`__Host-portal-channel=${'a'.repeat(4000)}`]: page,
  };
  for (const [cookie, expected] of Object.entries(cases)) {
    const { status, body, headers } = await ask(port, '/reports', { headers: { cookie } });
    expect([cookie, status]).toEqual([cookie, 200]);
    expect([cookie, String(body)]).toEqual([cookie, expected]);
    expect(headers['vary']).toBe('accept-encoding, cookie');
  }
  const asset = await ask(port, '/apps/host/b1/main.js', {
    headers: { cookie: '__Host-portal-channel=canary' },
  });
  expect(String(asset.body)).toBe(files['apps/host/b1/main.js']);
});

/** Sources that the policy allows for a directive. */
const sourcesOf = (headers: Record<string, string>, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ') ?? [];

ofEach('T-35 only the page of a channel that allows it may load from this machine', async ({ port }) => {
  const cookie = '__Host-portal-channel=canary';
  const canary = await ask(port, '/reports', { headers: { cookie } });
  const length = String(canary.body.length);
  expect(canary.headers).toStrictEqual({
    ...expectedCanaryHeaders,
    ...pageHeaders,
    'content-length': length,
  });
  expect(repeated(canary.names)).toEqual([]);
  const added = (name: string) => {
    const usual = sourcesOf(security, name);
    return sourcesOf(canary.headers, name).filter((source) => !usual.includes(source));
  };
  expect(added('script-src')).toStrictEqual(['http://localhost:*', 'http://127.0.0.1:*']);
  expect(added('connect-src')).toStrictEqual([
    'https://api.staging.example.com',
    'http://localhost:*',
    'http://127.0.0.1:*',
    'ws://localhost:*',
    'ws://127.0.0.1:*',
  ]);
  for (const name of ['default-src', 'style-src', 'frame-ancestors', 'base-uri'])
    expect(added(name)).toStrictEqual([]);

  expect(String(Object.values(security))).not.toMatch(/localhost|127\.0\.0\.1/);
  for (const [address, other] of [
    ['/reports', ''],
    ['/reports', '__Host-portal-channel=gone'],
    ['/apps/host/b1/main.js', cookie],
    ['/apps/host/b1/gone.js', cookie],
  ] as const) {
    const answer = await ask(port, address, { headers: { cookie: other } });
    expect([address, answer.headers['content-security-policy']]).toEqual([
      address,
      security['content-security-policy'],
    ]);
  }
});

ofEach(
  'the page of a channel that is gone is production’s, and so is its policy',
  async ({ port, change }) => {
    await change('channels/canary.html', null);
    try {
      const { body, headers } = await ask(port, '/', { headers: { cookie: '__Host-portal-channel=canary' } });
      expect(String(body)).toBe(page);
      expect(headers['content-security-policy']).toBe(security['content-security-policy']);
    } finally {
      await change('channels/canary.html', files['channels/canary.html'] ?? null);
    }
  },
);

test('T-35 production’s own page can never have that policy', () => {
  const message = `The configuration's "allowLocalRemotes" must not be true in the channel production.`;
  expect(() => rulesFor(canaryConfig)).toThrow(new Error(message));
  expect(() => rulesFor(config, { channels: { production: canaryConfig } })).toThrow(new Error(message));
});

ofEach('a new page of the same size and time is seen at once', async ({ port, change }) => {
  const { headers: former } = await ask(port, '/');
  expect(Object.keys(former).filter((name) => /etag|modified/.test(name))).toEqual([]);
  expect(String((await ask(port, '/')).body)).toBe(page);
  const next = page.replace('b1/main.js', 'b2/main.js');
  expect(next.length).toBe(page.length);
  try {
    await change('index.html', next);
    for (const headers of [
      {},
      { 'if-none-match': `"${(time.getTime() / 1000).toString(16)}-${page.length.toString(16)}"` },
      { 'if-modified-since': time.toUTCString() },
      { 'if-modified-since': new Date().toUTCString() },
      { range: 'bytes=0-10' },
    ]) {
      const { status, body } = await ask(port, '/', {
        headers: headers,
      });
      expect([JSON.stringify(headers), status]).toEqual([JSON.stringify(headers), 200]);
      expect(String(body)).toBe(next);
    }
  } finally {
    await change('index.html', page);
  }
});

ofEach('a store without its page has none', async ({ port, change }) => {
  await change('index.html', null);
  try {
    const { status, headers } = await ask(port, '/reports');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  } finally {
    await change('index.html', page);
  }
});

ofEach(
  'the policy knows the page’s own script and an empty style, and the page has no others',
  async ({ port }) => {
    const { headers, body } = await ask(port, '/');
    const policy = headers['content-security-policy'] ?? '';
    const inPage = [...String(body).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(inPage).toHaveLength(1);
    const hashes = [...inPage, ''].map((text) => createHash('sha256').update(text).digest('base64'));
    expect(policy.match(/'sha\d+-[^']+'/g)).toStrictEqual(hashes.map((hash) => `'sha256-${hash}'`));
    expect(policy).not.toMatch(/unsafe/);
    expect(String(body)).not.toMatch(/<style|\sstyle=|\son\w+=/);
  },
);

for (const address of engine ? [engine] : [])
  test('with the gateway of the engine stopped, readers go on reading and new visits still get the page', async () => {
    const gateway = await startGateway({ config: engineConfig, port: await freePort() });
    const { bucket } = parseBucketAddress(await newBucket(address));
    const own = `${gateway.address}/${bucket}`;
    const server = await startWithBucket(
      own,
      rulesFor(config, { channels: { canary: canaryConfig } }),
      files,
    );
    const visit = async () => {
      const all = await Promise.all([
        ask(server.port, '/reports'),
        ask(server.port, '/', { headers: { cookie: '__Host-portal-channel=canary' } }),
        ask(server.port, '/apps/host/b1/main.js', { headers: { 'accept-encoding': 'gzip, br' } }),
        ask(server.port, '/apps/reports/b2/mf-manifest.json'),
      ]);
      return all.map(({ status, body }) => [status, String(body)]);
    };
    try {
      const before = await visit();
      expect(before.map(([status]) => status)).toEqual([200, 200, 200, 200]);
      await gateway.kill();
      await pause(keptFor);
      expect(await visit()).toEqual(before);
      expect((await ask(server.port, '/apps/reports/b2/picture.png')).status).toBe(503);
    } finally {
      await server.stop();
      await gateway.stop();
    }
  });
