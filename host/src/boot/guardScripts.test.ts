import { testConfig } from '@portal/shared/testing';
import type { PortalPage } from '../page/PortalPage';
import { guardScripts } from './guardScripts';

const script = '/apps/remote-reports/1/remoteEntry.js';
const integrity = { [script]: 'sha384-of-the-entry' };
const release = { number: 1, channel: 'staging', at: '', builds: {} };
const page: PortalPage = { config: testConfig, remotes: [], integrity };

const addressOf = (url: string) => globalThis.portalScripts?.createScriptURL(url);

afterEach(() => {
  globalThis.portalIntegrity = undefined;
  globalThis.portalPrevious = undefined;
  globalThis.portalScripts = undefined;
  globalThis.trustedTypes = undefined;
});

test.each([script, `${script}?retry=3`, `${location.origin}${script}#x`])(
  'F-19 %s may be loaded, for the page has a value of its path',
  (url) => {
    guardScripts(page);
    expect(addressOf(url)).toBe(url);
    expect(globalThis.portalIntegrity).toBe(integrity);
  },
);

const foreign = [
  '/apps/remote-reports/1/other.js',
  '/toString',
  'https://evil.example/x.js',
  `https://evil.example${script}`,
  `//evil.example${script}`,
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1',
  'javascript:alert(1)',
];

test.each([...foreign, 'http://localhost:4301/remoteEntry.js'])('F-10, F-19 %s is refused', (url) => {
  guardScripts(page);
  const { pathname } = new URL(url, location.origin);
  expect(() => addressOf(url)).toThrow(`The page has no integrity value for ${pathname}.`);
});

test('F-19 a name that is written into the table later is refused', () => {
  const table: Record<string, string> = { ...integrity };
  guardScripts({ ...page, integrity: table });
  table['/apps/evil.js'] = 'sha384-x';
  expect(() => addressOf('/apps/evil.js')).toThrow('The page has no integrity value for /apps/evil.js.');
});

test('T-35 a channel that allows local builds also loads from this machine, and from nowhere else', () => {
  const config = { ...testConfig, allowLocalRemotes: true };
  guardScripts({ ...page, config, release });
  for (const url of ['http://localhost:4301/remoteEntry.js', 'http://127.0.0.1:4301/1.js'])
    expect(addressOf(url)).toBe(url);
  for (const url of [...foreign, 'https://localhost:4301/1.js', 'http://localhost.evil.example/1.js'])
    expect(() => addressOf(url)).toThrow(/^The page has no integrity value for /);

  guardScripts({ ...page, config, release: { ...release, channel: 'production' } });
  expect(() => addressOf('http://localhost:4301/remoteEntry.js')).toThrow(/no integrity value/);
});

test('where the browser has Trusted Types, the addresses are those of the one policy', () => {
  const made: string[] = [];
  globalThis.trustedTypes = {
    createPolicy: (name, { createScriptURL }) => {
      made.push(name);
      return { createScriptURL: (url) => `trusted ${createScriptURL(url)}` };
    },
  };
  guardScripts(page);
  expect(addressOf(script)).toBe(`trusted ${script}`);
  expect(made).toEqual(['portal']);
});

test('a page without integrity values, as in development, guards nothing', () => {
  guardScripts({ config: testConfig, remotes: [] });
  expect(globalThis.portalScripts).toBeUndefined();
});

describe('the build before of a remote', () => {
  const previous = { build: '0', since: '', record: 'sha384-of-the-record' };
  const remotes = [
    { name: 'remote_reports', entry: script, previous },
    { name: 'remote_auth', entry: '/apps/remote-auth/1/remoteEntry.js' },
  ];
  const entry = '/apps/remote-reports/0/remoteEntry.old.js';
  const record = {
    scripts: ['remoteEntry.old.js'],
    files: { 'remoteEntry.old.js': { sha384: 'sha384-old' }, 'contract.json': { sha384: 'sha384-contract' } },
  };

  /** The record is answered so; what was asked for. */
  function answer(response: Response) {
    const asked: Parameters<typeof fetch>[] = [];
    globalThis.fetch = (...call) => {
      asked.push(call);
      return Promise.resolve(response);
    };
    guardScripts({ ...page, integrity: { ...integrity }, remotes });
    return asked;
  }

  test('F-19 comes in with the integrity values of its record, which the browser compares with the page', async () => {
    const asked = answer(Response.json(record));
    expect(() => addressOf(entry)).toThrow(/no integrity value/);

    expect(await globalThis.portalPrevious?.('remote_reports')).toBe(entry);
    expect(asked).toEqual([
      [
        `${location.origin}/apps/remote-reports/0/release.json`,
        expect.objectContaining({ integrity: previous.record, redirect: 'error' }),
      ],
    ]);
    expect(addressOf(entry)).toBe(entry);
    expect(globalThis.portalIntegrity).toEqual({ ...integrity, [entry]: 'sha384-old' });
    expect(() => addressOf('/apps/remote-reports/0/contract.json')).toThrow(/no integrity value/);
    expect(() => addressOf('/apps/remote-reports/0/other.js')).toThrow(/no integrity value/);
  });

  test.each([
    ['whose record cannot be had', 'remote_reports', 'The record of the build before'],
    ['of a remote that has none', 'remote_auth', 'The page names no build before'],
    ['of a remote that is not there', 'remote_other', 'The page names no remote remote_other.'],
  ])('F-19 %s lets nothing in', async (_what, name, sentence) => {
    answer(new Response('', { status: 404 }));
    await expect(globalThis.portalPrevious?.(name)).rejects.toThrow(sentence);
    expect(globalThis.portalIntegrity).toEqual(integrity);
  });
});
