import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rulesFor } from './servingRules.ts';
import { ask } from './testing/ask.ts';
import { expectedCanaryHeaders, expectedHeaders as security } from './testing/expectedHeaders.ts';
import { canaryConfig, config, files, page, startServers } from './testing/startServers.ts';

let started: Awaited<ReturnType<typeof startServers>>;
beforeAll(async () => {
  started = await startServers();
});
afterAll(() => started.stop());

/** The same sentence about both servers. */
function ofBoth(
  sentence: string,
  check: (server: { name: string; port: number; logs?: string }) => Promise<void>,
) {
  for (const name of ['Node', 'nginx'])
    test(`${name}: ${sentence}`, () => {
      const server = started.servers.find((one) => one.name === name);
      if (!server) throw new Error(`There is no server ${name}.`);
      return check(server);
    });
}

const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const ofPage = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, cookie',
  'cross-origin-resource-policy': 'same-origin',
};
const ofError = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const script = 'text/javascript; charset=utf-8';
const json = 'application/json; charset=utf-8';

const found: { address: string; file: string; headers: Record<string, string>; packed: string[] }[] = [
  { file: 'apps/host/b1/main.js', headers: { ...immutable, 'content-type': script }, packed: ['br', 'gzip'] },
  { file: 'apps/host/b1/tiny.js', headers: { ...immutable, 'content-type': script }, packed: [] },
  {
    file: 'apps/reports/b2/mf-manifest.json',
    headers: { ...immutable, 'content-type': json },
    packed: ['br', 'gzip'],
  },
  {
    file: 'apps/reports/b2/release.json',
    headers: { ...immutable, 'content-type': json },
    packed: ['br', 'gzip'],
  },
  {
    file: 'apps/reports/b2/picture.svg',
    headers: { ...immutable, 'content-type': 'image/svg+xml' },
    packed: ['br', 'gzip'],
  },
  { file: 'apps/reports/b2/picture.png', headers: { ...immutable, 'content-type': 'image/png' }, packed: [] },
  {
    file: 'releases/7.json',
    headers: {
      'content-type': json,
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'same-origin',
    },
    packed: [],
  },
].map((one) => ({ address: `/${one.file}`, ...one }));
found.push(
  {
    address: '/apps/host/b1/main.js?retry=1',
    file: 'apps/host/b1/main.js',
    headers: { ...immutable, 'content-type': script },
    packed: ['br', 'gzip'],
  },
  {
    address: '/apps/reports/b2/a%20name.js',
    file: 'apps/reports/b2/a name.js',
    headers: { ...immutable, 'content-type': script },
    packed: [],
  },
  {
    address: '/apps/x/../host//b1/./main.js',
    file: 'apps/host/b1/main.js',
    headers: { ...immutable, 'content-type': script },
    packed: ['br', 'gzip'],
  },
);
for (const address of [
  '/',
  '/reports',
  '/reports/some-slug/2026-01-01',
  '/login/callback?code=1&state=2',
  '/okta/authorize',
  '/reports/',
  '/apps',
  '/reports/%C3%BC',
])
  found.push({ address, file: 'index.html', headers: ofPage, packed: ['gzip'] });

const encodings = [
  { header: undefined, takes: [] },
  { header: 'identity', takes: [] },
  { header: 'gzip', takes: ['gzip'] },
  { header: 'br', takes: ['br'] },
  { header: 'gzip, deflate, br, zstd', takes: ['br', 'gzip'] },
  { header: 'br;q=0, gzip;q=0.5', takes: ['gzip'] },
  { header: 'GZIP;q=0.0, xbr, brx', takes: [] },
];

for (const { address, file, headers, packed } of found)
  ofBoth(`${address} is ${file}, however it is asked for`, async ({ port }) => {
    const original = Buffer.from(files[file] ?? '');
    for (const { header, takes } of encodings)
      for (const method of ['GET', 'HEAD']) {
        const about = `${method} ${String(header)}`;
        const answer = await ask(port, address, {
          method,
          headers: header ? { 'accept-encoding': header } : {},
        });
        const encoding = takes.find((one) => packed.includes(one));
        const { 'content-length': length, ...rest } = answer.headers;
        expect([about, answer.status]).toEqual([about, 200]);
        expect([about, rest]).toEqual([
          about,
          { ...security, ...headers, ...(encoding && { 'content-encoding': encoding }) },
        ]);
        expect([about, repeated(answer.names)]).toEqual([about, []]);
        if (method === 'HEAD') expect([about, answer.body.length]).toEqual([about, 0]);
        else expect([about, answer.content]).toEqual([about, original]);
        if (method === 'GET' && length !== undefined)
          expect([about, Number(length)]).toEqual([about, answer.body.length]);
        if (encoding === undefined) expect([about, Number(length)]).toEqual([about, original.length]);
        if (encoding && file !== 'index.html') {
          const beside = path.join(started.directory, `${file}.${encoding === 'gzip' ? 'gz' : 'br'}`);
          expect([about, Number(length)]).toEqual([about, statSync(beside).size]);
        }
      }
  });

const absent = [
  '/apps/host/b1/gone.js',
  '/apps/host/b9/main.js',
  '/apps/gone/mf-manifest.json',
  '/apps/',
  '/apps/host',
  '/apps/host/b1/',
  '/remoteEntry.js',
  '/favicon.ico',
  '/robots.txt',
  '/reports/file.pdf',
  '/index.html',
  '/channels/canary.html',
  '/channels/',
  '/releases/',
  '/releases/8.json',
  '/releases/../package.json',
  '/.lock',
  '/.git/config',
  '/.env',
  '/reports/.hidden',
  '/notes.txt',
  '/package.json',
  '/apps/.reports.new-1/main.js',
  '/apps/reports/b2/main.js.map',
  '/apps/reports/b2/mf-stats.json',
  '/apps/reports/b2/page.html',
  '/apps/reports/b2/tool.sh',
  '/apps/host/b1/main.js.br',
  '/apps/host/b1/main.js.gz',
  '/apps/host/b1/main.js/',
  '/apps/%2e%2e/package.json',
  '/apps/..%2fnotes.txt',
  '/apps/..%5c..%5cnotes.txt',
  '/apps/host/b1/main.js%0a',
  '/apps/%252e%252e/notes.txt',
];
for (const address of absent)
  ofBoth(`${address} is not there, and says so at once and for now only`, async ({ port }) => {
    for (const header of ['identity', 'gzip, br'])
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(port, address, { method, headers: { 'accept-encoding': header } });
        expect(answer.status).toBe(404);
        expect(answer.headers).toStrictEqual({ ...security, ...ofError, 'content-length': '11' });
        expect(repeated(answer.names)).toEqual([]);
        expect(String(answer.body)).toBe(method === 'HEAD' ? '' : 'Not found.\n');
      }
  });

for (const address of [
  '/../../etc/passwd',
  '/apps/../../notes.txt',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%zz',
  '/apps/%00.js',
])
  ofBoth(`${address} is nothing that can be asked for`, async ({ port }) => {
    const { status, headers, body } = await ask(port, address);
    expect(status).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
    for (const [name, value] of Object.entries(security))
      expect([name, headers[name]]).toEqual([name, value]);
    expect(String(body)).not.toMatch(/root:|secret|nginx\/\d/);
  });

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])
  ofBoth(`${method} is refused everywhere`, async ({ port }) => {
    for (const address of ['/', '/apps/host/b1/main.js', '/apps/gone.js', '/releases/7.json']) {
      const answer = await ask(port, address, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers).toStrictEqual({
        ...security,
        ...ofError,
        allow: 'GET, HEAD',
        'content-length': '19',
      });
      expect(repeated(answer.names)).toEqual([]);
    }
  });

ofBoth('the cookie picks the page of a channel, and nothing else', async ({ port }) => {
  const canary = String(files['channels/canary.html']);
  const cases = {
    'portal-channel=canary': canary,
    'a=1; portal-channel=canary; b=2': canary,
    'portal-channel=../canary; portal-channel=canary': canary,
    'portal-channel=none': page,
    'portal-channel=': page,
    'portal-channel=Canary': page,
    'portal-channel=canary.html': page,
    'portal-channel=canary%00': page,
    'portal-channel="canary"': page,
    'portal-channel=canary/../canary': page,
    'portal-channel=../channels/canary': page,
    'portal-channel=../.git/config': page,
    'x-portal-channel=canary': page,
    'portal=canary; channel=canary': page,
    [`portal-channel=${'a'.repeat(4000)}`]: page,
  };
  for (const [cookie, expected] of Object.entries(cases)) {
    const { status, body, headers } = await ask(port, '/reports', { headers: { cookie } });
    expect([cookie, status]).toEqual([cookie, 200]);
    expect([cookie, String(body)]).toEqual([cookie, expected]);
    expect(headers['vary']).toBe('accept-encoding, cookie');
  }
  const asset = await ask(port, '/apps/host/b1/main.js', { headers: { cookie: 'portal-channel=canary' } });
  expect(String(asset.body)).toBe(files['apps/host/b1/main.js']);
});

/** Sources that the policy allows for a directive. */
const sourcesOf = (headers: Record<string, string>, name: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ') ?? [];

ofBoth('T-35 only the page of a channel that allows it may load from this machine', async ({ port }) => {
  const cookie = 'portal-channel=canary';
  const canary = await ask(port, '/reports', { headers: { cookie } });
  const length = String(canary.body.length);
  expect(canary.headers).toStrictEqual({
    ...expectedCanaryHeaders,
    ...ofPage,
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
    ['/reports', 'portal-channel=gone'],
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

ofBoth('the page of a channel that is gone is production’s, and so is its policy', async ({ port }) => {
  const file = path.join(started.directory, 'channels/canary.html');
  const original = readFileSync(file);
  rmSync(file);
  try {
    const { body, headers } = await ask(port, '/', { headers: { cookie: 'portal-channel=canary' } });
    expect(String(body)).toBe(page);
    expect(headers['content-security-policy']).toBe(security['content-security-policy']);
  } finally {
    writeFileSync(file, original);
  }
});

test('T-35 production’s own page can never have that policy', () => {
  const message = `The configuration's "allowLocalRemotes" must not be true in the channel production.`;
  expect(() => rulesFor(canaryConfig)).toThrow(new Error(message));
  expect(() => rulesFor(config, { channels: { production: canaryConfig } })).toThrow(new Error(message));
});

ofBoth('a new page of the same size and time is seen at once', async ({ port }) => {
  const file = path.join(started.directory, 'index.html');
  const time = new Date('2026-01-01T00:00:00Z');
  utimesSync(file, time, time);
  expect(String((await ask(port, '/')).body)).toBe(page);
  const next = page.replace('b1/main.js', 'b2/main.js');
  expect(next.length).toBe(page.length);
  try {
    writeFileSync(`${file}.new`, next);
    utimesSync(`${file}.new`, time, time);
    renameSync(`${file}.new`, file);
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
    writeFileSync(file, page);
  }
});

ofBoth('a store without its page has none', async ({ port }) => {
  const file = path.join(started.directory, 'index.html');
  rmSync(file);
  try {
    const { status, headers } = await ask(port, '/reports');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  } finally {
    writeFileSync(file, page);
  }
});

ofBoth('the policy knows every inline script and style of the page, and no other', async ({ port }) => {
  const { headers, body } = await ask(port, '/');
  const policy = headers['content-security-policy'] ?? '';
  const inline = (element: RegExp) =>
    [...String(body).matchAll(element)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  const allowed = (name: string) =>
    new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? [];
  const scripts = inline(/<script>([^]*?)<\/script>/g);
  const styles = inline(/<style>([^]*?)<\/style>/g);
  expect(scripts.length > 0 && styles.length > 0).toBe(true);
  expect(allowed('script-src').sort()).toStrictEqual(scripts.sort());
  const empty = `'sha256-${createHash('sha256').update('').digest('base64')}'`;
  expect(allowed('style-src').sort()).toStrictEqual([...styles, empty].sort());
  expect(policy).not.toMatch(/unsafe/);
});

test('nginx: no log holds a query, a referrer or a cookie', async () => {
  const { port, logs = '' } = started.servers.find(({ name }) => name === 'nginx') ?? { port: 0 };
  const headers = { referer: 'http://x/?canary-word', cookie: 'c=canary-word', authorization: 'canary-word' };
  const addresses = [
    '/login/callback',
    '/apps/gone.js',
    '/apps/host/b1/main.js',
    '/.git',
    '/%zz',
    '/../..',
    '/a.b',
  ];
  for (const address of addresses)
    for (const method of ['GET', 'POST', 'TRACE'])
      await ask(port, `${address}?code=canary-word`, { method, headers });
  const until = Date.now() + 2000;
  const access = () => readFileSync(path.join(logs, 'access.log'), 'utf8');
  while (access().split('"path":"/a.b"').length < 4 && Date.now() < until)
    await new Promise((go) => setTimeout(go, 20));
  expect(access().split('"path":"/a.b"').length).toBe(4);
  expect(access()).not.toMatch(/canary-word|\?/);
  for (const line of access().trim().split('\n')) JSON.parse(line);
  expect(readFileSync(path.join(logs, 'error.log'), 'utf8')).not.toMatch(/canary-word/);
});

ofBoth('an address as long as a sign-in may end in gets the page', async ({ port }) => {
  const { status, headers } = await ask(port, `/login/callback?code=${'a'.repeat(12_000)}&state=abc`);
  expect([status, headers['content-type']]).toStrictEqual([200, 'text/html; charset=utf-8']);
});
