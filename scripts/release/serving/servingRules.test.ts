import { rulesFor, servingRules } from './servingRules.ts';
import { expectedCanaryHeaders } from './testing/expectedHeaders.ts';
import { canaryConfig, config } from './testing/startServers.ts';

const thirtyDays = 2_592_000;

test('servers of any make read where each kind of file lies, how it is packed, and how long it is kept', () => {
  const { kinds } = servingRules({ headers: {}, splitsReaders: true });
  expect(kinds.map(({ name, files, compression, edge }) => [name, files, compression, edge])).toStrictEqual([
    ['hidden', [], 'none', undefined],
    ['asset', ['{path}'], 'beside', { key: '{file}', seconds: thirtyDays, staleSeconds: thirtyDays }],
    ['record', ['{path}'], 'none', undefined],
    ['missing', [], 'none', undefined],
    [
      'page',
      ['/channels/{channel}.html', '/slots/{slot}.html', '/index.html'],
      'on the way',
      { key: '{file}', seconds: 2, staleSeconds: 604_800 },
    ],
  ]);
});

test('whatever no other kind takes is a page', () => {
  const page = servingRules({ headers: {} }).kinds.at(-1);
  expect([page?.pattern, page?.type]).toEqual(['^/', 'text/html; charset=utf-8']);
});

test('their answers to what goes wrong, and what they ask a bucket, stand in the rules word for word', () => {
  const { errors, bucket, methods, channels, note } = servingRules({ headers: {} });
  expect(errors).toStrictEqual({
    type: 'text/plain; charset=utf-8',
    headers: {
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
    headersOf: { 405: { allow: 'GET, HEAD' }, 503: { 'retry-after': '5' } },
    texts: {
      400: 'Bad request.\n',
      404: 'Not found.\n',
      405: 'Only GET and HEAD.\n',
      503: 'Not available for a moment.\n',
    },
  });
  const clientFaults = [400, 401, 402, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417];
  const laterFaults = [421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 451];
  const serverFaults = [500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511];
  const proxyFaults = [520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530];
  const faults = [...clientFaults, ...laterFaults, ...serverFaults, ...proxyFaults];
  expect(bucket).toStrictEqual({
    passedOn: [],
    oneAtATime: true,
    missing: { from: [403, 404], status: 404, seconds: 1 },
    broken: { from: [301, 303, 307, 308, ...faults], status: 503 },
  });
  expect(methods).toStrictEqual(['GET', 'HEAD']);
  expect(channels).toStrictEqual({
    cookie: '__Host-portal-channel',
    pattern: '(?:^|;\\s*)__Host-portal-channel=([a-z0-9-]{1,63})\\s*(?:;|$)',
  });
  expect(note).toBe(
    'No directory listings, no ETag, no Last-Modified, no ranges, no query strings in logs; bodies are never rewritten.',
  );
});

/** Headers of the pages of channels, where they differ from production's. */
const headersOf = (channels: Parameters<typeof rulesFor>[1]) =>
  rulesFor(config, channels).kinds.at(-1)?.headersOf;

test('the page of a channel has its own headers where it differs, and an empty one where it has none', () => {
  const reporting = { ...config, reportTo: 'https://reports.example.com/in' };
  const policy = expectedCanaryHeaders['content-security-policy'];
  expect(headersOf({ channels: { canary: canaryConfig, alike: config } })).toStrictEqual({
    '/channels/canary.html': { 'content-security-policy': policy, 'integrity-policy': '' },
    '/channels/alike.html': {},
  });
  expect(headersOf({ channels: { staging: reporting } })).toStrictEqual({
    '/channels/staging.html': {
      'content-security-policy': expect.stringMatching(/; report-to portal$/),
      'integrity-policy': 'blocked-destinations=(script), endpoints=(portal)',
      'reporting-endpoints': 'portal="https://reports.example.com/in"',
    },
  });
  expect(headersOf({})).toBeUndefined();
});

test('a channel that may not be what it says is refused by its name', () => {
  expect(() => rulesFor(config, { channels: { production: canaryConfig } })).toThrow(
    `The configuration's "allowLocalRemotes" must not be true in the channel production.`,
  );
});

test('tabs are counted where production or one channel wants it, and readers split where production does', () => {
  const silent = { ...config, countTabs: false };
  const splitting = { ...silent, splitReaders: true };
  expect(rulesFor(silent)).not.toHaveProperty('seen');
  expect(rulesFor(config)).toHaveProperty('seen.address', '/_/seen');
  expect(rulesFor(silent, { channels: { canary: { ...canaryConfig, countTabs: true } } })).toHaveProperty(
    'seen',
  );
  expect(rulesFor(silent, { channels: { canary: splitting } })).not.toHaveProperty('slots');
  expect(rulesFor(splitting)).toHaveProperty('slots.count', 20);
});
