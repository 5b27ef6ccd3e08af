import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nginxConfig } from './nginxConfig.ts';
import { servingRules } from './servingRules.ts';

test('a whole configuration in front of a bucket, word for word, with all that a portal may ask for', () => {
  const { kinds, ...others } = servingRules({
    headers: { 'x-frame-options': 'DENY', 'x-policy': 'ours' },
    headersOf: { '/channels/canary.html': { 'x-policy': '' } },
    linked: ['canary'],
    countsTabs: true,
    splitsReaders: true,
  });
  const short = kinds.map((kind) =>
    kind.types ? { ...kind, types: { js: 'text/javascript; charset=utf-8' } } : kind,
  );
  const origin = { origin: 'https://store.example.com', bucket: 'portal' };
  const text = nginxConfig({ rules: { ...others, kinds: short }, origin });
  expect(text).toBe(readFileSync(path.join(import.meta.dirname, 'testing/expectedBucket.conf'), 'utf8'));
});

test.each([
  ['http://127.0.0.1:9000', '127.0.0.1:9000', '127.0.0.1:9000'],
  ['http://localhost', 'localhost:80', 'localhost'],
])('a bucket of this machine is asked in the open: %s', (origin, server, host) => {
  const text = nginxConfig({ rules: servingRules({ headers: {} }), origin: { origin, bucket: 'portal' } });
  const lines = text.split('\n').map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      `server ${server} max_fails=2 fail_timeout=5s;`,
      `proxy_set_header host "${host}";`,
      'proxy_pass http://portal_bucket/portal$portal_file;',
    ]),
  );
  expect(text).toContain('    recursive_error_pages on;\n    autoindex off;\n');
  expect(lines.filter((line) => line.startsWith('proxy_ssl'))).toEqual([]);
});

test('a bucket with a port of its own is asked there', () => {
  const origin = { origin: 'https://store.example.com:8443', bucket: 'portal' };
  const text = nginxConfig({ rules: servingRules({ headers: {} }), origin });
  expect(text).toContain('    server store.example.com:8443 max_fails=2 fail_timeout=5s;\n');
  expect(text).toContain('    proxy_set_header host "store.example.com:8443";\n');
  expect(text).toContain('    proxy_ssl_name store.example.com;\n');
});
