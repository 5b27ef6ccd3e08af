import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from './testing/ask.ts';
import { engine } from '#release/testing/engine.ts';
import { newBucket } from '#release/testing/newBucket.ts';
import { startNginx } from './startNginx.ts';
import { lastReader, slotOf, slotRules } from './slotRules.ts';
import { rulesFor } from './servingRules.ts';
import { staticFiles } from './staticFiles.ts';
import { config } from './testing/startServers.ts';
import { startWithBucket } from './testing/startWithBucket.ts';
import { listen } from '#process/listen.ts';

const rules = rulesFor({ ...config, splitReaders: true });
const names = ['Node', 'nginx', ...(engine ? ['nginx with a bucket'] : [])];
let ports: Record<string, number> = {};
let stop = () => Promise.resolve();
let directory = '';

const slots = Array.from({ length: 19 }, (_, slot) => [`slots/${String(slot)}.html`, `slot ${String(slot)}`]);
const pages: Record<string, string> = {
  'index.html': 'production',
  'channels/staging.html': 'staging',
  ...Object.fromEntries(slots),
};

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'portal-slots-'));
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  }
  const node = await listen({ port: 0, purpose: 'a test', variable: 'PORTAL_PORT' });
  node.server.on('request', staticFiles({ directory, rules }));
  const nginx = await startNginx({ origin: directory, rules });
  ports = { Node: node.port, nginx: nginx.port };
  const bucket = engine ? await startWithBucket(await newBucket(engine), rules, pages) : null;
  if (bucket) ports[bucket.name] = bucket.port;
  stop = async () => {
    await Promise.all([node.stop(), nginx.stop(), bucket?.stop()]);
    rmSync(directory, { recursive: true, force: true });
  };
});
afterAll(() => stop());

/** The page that somebody gets, and the cookie that comes with it. */
async function visit(server: string, cookie = '', address = '/reports') {
  const answer = await ask(ports[server] ?? 0, address, cookie ? { headers: { cookie } } : {});
  return { page: String(answer.content), cookie: answer.headers['set-cookie'] ?? null, answer };
}

describe.each(names)('%s', (server) => {
  test('a new reader gets a number that says nothing, and stays where it has put them', async () => {
    const { page, cookie } = await visit(server);
    expect(cookie).toMatch(
      /^__Host-portal-reader=[0-9a-f]{32}; Max-Age=31536000; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    const own = cookie?.split(';')[0];
    for (const address of ['/', '/reports', '/reports/some-slug'])
      expect(await visit(server, `a=b; ${String(own)}; c=d`, address)).toMatchObject({ page, cookie: null });
    const slot = slotOf(own?.split('=')[1] ?? '');
    expect(page).toBe(slot === 19 ? 'production' : `slot ${String(slot)}`);
  });

  test('a number that no server has given is none', async () => {
    for (const cookie of ['__Host-portal-reader=1', `__Host-portal-reader=${'g'.repeat(32)}`, 'x=1'])
      expect((await visit(server, cookie)).cookie).toContain('__Host-portal-reader=');
  });

  test('a channel goes before the slot; a slot without a page, or a channel, gets production', async () => {
    const reader = `${slotRules.cookie}=${lastReader}`;
    expect((await visit(server, `__Host-portal-channel=staging; ${reader}`)).page).toBe('staging');
    expect((await visit(server, `__Host-portal-channel=gone; ${reader}`)).page).toBe('production');
    expect((await visit(server, reader)).page).toBe('production');
    const { page } = await visit(server, `${slotRules.cookie}=${'0'.repeat(32)}`);
    expect(page).toBe(`slot ${String(slotOf('0'.repeat(32)))}`);
  });

  test('only pages set the cookie, and the page of a slot has no address', async () => {
    for (const address of ['/apps/gone.js', '/slots/1.html', '/releases/7.json']) {
      const { answer, cookie } = await visit(server, '', address);
      expect([answer.status, cookie]).toEqual([404, null]);
    }
  });
});

test('every server, a bucket’s too, puts the same reader into the same slot, and readers are spread evenly', async () => {
  const counts = new Map<number, number>();
  for (let number = 0; number < 20_000; number += 1) {
    const slot = slotOf((number * 7919).toString(16).padStart(32, '0'));
    counts.set(slot, (counts.get(slot) ?? 0) + 1);
  }
  expect(counts.size).toBe(20);
  // 1,000 each, and six standard deviations on either side.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(185);

  for (let number = 0; number < 60; number += 1) {
    const cookie = `${slotRules.cookie}=${(number * 104_729).toString(16).padStart(32, 'a')}`;
    const { page } = await visit('Node', cookie);
    for (const server of names) expect([server, (await visit(server, cookie)).page]).toEqual([server, page]);
  }
});

test('without the key of the configuration there are no slots, and no cookie', () => {
  const { slots: none, kinds } = rulesFor(config);
  expect(none).toBeUndefined();
  expect(kinds.at(-1)?.files).toEqual(['/channels/{channel}.html', '/index.html']);
});
