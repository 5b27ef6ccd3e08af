import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ask, repeated } from './testing/ask.ts';
import { everyServer } from './testing/everyServer.ts';
import { expectedHeaders as security, pageHeaders } from './testing/expectedHeaders.ts';
import { files } from './testing/startServers.ts';

const { ofEach, serverOf, directory } = everyServer();

const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
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
    address: '/apps/reports/b2/pic%74ure.svg',
    file: 'apps/reports/b2/picture.svg',
    headers: { ...immutable, 'content-type': 'image/svg+xml' },
    packed: ['br', 'gzip'],
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
  '/reports/acme.com',
  '/reports/acme%2Ecom',
  '/reports/Acme%20Inc.',
  '/reports/node.js',
  '/reports/site.map',
])
  found.push({ address, file: 'index.html', headers: pageHeaders, packed: ['gzip'] });

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
  ofEach(`${address} is ${file}, however it is asked for`, async ({ port, isBucket }) => {
    if (isBucket && file.startsWith('releases/')) return;
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
          const beside = path.join(directory(), `${file}.${encoding === 'gzip' ? 'gz' : 'br'}`);
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
  '/apps/reports/b2/a%20name.js',
];
for (const address of absent)
  ofEach(`${address} is not there, and says so at once and for now only`, async ({ port }) => {
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
  ofEach(`${address} is nothing that can be asked for`, async ({ port }) => {
    const { status, headers, body } = await ask(port, address);
    expect(status).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
    for (const [name, value] of Object.entries(security))
      expect([name, headers[name]]).toEqual([name, value]);
    expect(String(body)).not.toMatch(/root:|secret|nginx\/\d/);
  });

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])
  ofEach(`${method} is refused everywhere`, async ({ port }) => {
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

test('nginx: no log holds a query, a referrer or a cookie', async () => {
  const { port, logs = '' } = serverOf('nginx');
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
  const until = Date.now() + 30_000;
  const access = () => readFileSync(path.join(logs, 'access.log'), 'utf8');
  while (access().split('"path":"/a.b"').length < 4 && Date.now() < until)
    await new Promise((go) => setTimeout(go, 20));
  expect(access().split('"path":"/a.b"').length).toBe(4);
  expect(access()).not.toMatch(/canary-word|\?/);
  const asked = access()
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { path: string }).path);
  // As they were asked for, and not the file that is served there.
  expect(asked).toEqual(expect.arrayContaining(addresses.slice(0, 4)));
  expect(readFileSync(path.join(logs, 'error.log'), 'utf8')).not.toMatch(/canary-word/);
});

ofEach('an address as long as a sign-in may end in gets the page', async ({ port }) => {
  const { status, headers } = await ask(port, `/login/callback?code=${'a'.repeat(12_000)}&state=abc`);
  expect([status, headers['content-type']]).toStrictEqual([200, 'text/html; charset=utf-8']);
});
