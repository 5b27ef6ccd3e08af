import { limitsPlugin, manifestTimeout, scriptTimeout } from './limitsPlugin';

const manifest = 'https://portal.example.com/apps/remote-reports/1/mf-manifest.json';
const script = '/apps/remote-reports/1/remoteEntry.js';

const fetchManifest = async () => {
  const answer: unknown = await limitsPlugin.fetch?.(manifest, { credentials: 'include' });
  return answer;
};
const createScript = (url: string) =>
  limitsPlugin.createScript?.({ url }) as {
    script: HTMLScriptElement;
    timeout: number;
  };

function answer(body: string, init: ResponseInit) {
  const calls: RequestInit[] = [];
  globalThis.fetch = (_url, options) => {
    calls.push(options ?? {});
    return Promise.resolve(new Response(body, init));
  };
  return calls;
}

const json = { headers: { 'content-type': 'application/json; charset=utf-8' } };

afterEach(() => {
  globalThis.portalIntegrity = undefined;
  globalThis.portalScripts = undefined;
});

test('F-05, F-14 a manifest may take five seconds, a script ten', () => {
  expect([manifestTimeout, scriptTimeout]).toEqual([5_000, 10_000]);
});

test('F-05, F-12 a manifest is fetched within its limit, without credentials, from here only', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  const calls = answer('{}', json);

  expect(await fetchManifest()).toBeInstanceOf(Response);
  expect(limit.mock.calls).toEqual([[5_000]]);
  expect(calls).toEqual([
    { credentials: 'omit', redirect: 'error', cache: 'no-cache', signal: limit.mock.results[0]?.value },
  ]);
});

test.each([404, 500, 503, 304])(
  'F-01 to F-03 a manifest with status %i is none, whatever its body',
  async (status) => {
    answer('{}', json);
    const body = status === 304 ? null : '{"metaData":{}}';
    globalThis.fetch = () => Promise.resolve(new Response(body, { ...json, status }));

    await expect(fetchManifest()).rejects.toThrow(
      `The manifest ${manifest} was answered with status ${String(status)}.`,
    );
  },
);

test.each(['text/html', 'text/html; charset=utf-8', 'text/plain', ''])(
  'F-06 a manifest of type %j is a page that stands in for one',
  async (type) => {
    globalThis.fetch = () => {
      const response = new Response('<!doctype html>');
      response.headers.delete('content-type');
      if (type) response.headers.set('content-type', type);
      return Promise.resolve(response);
    };

    await expect(fetchManifest()).rejects.toThrow(`The manifest ${manifest} is of type "${type}", not JSON.`);
  },
);

test('F-11 a manifest that cannot be reached is a failure', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

  await expect(fetchManifest()).rejects.toThrow('Failed to fetch');
});

test('F-14 a script is waited for ten seconds', () => {
  const { script: element, timeout } = createScript(script);

  expect(timeout).toBe(10_000);
  expect(element.getAttribute('src')).toBe(script);
  expect(element.crossOrigin).toBe('anonymous');
  expect(element.hasAttribute('integrity')).toBe(false);
});

test('F-19 where the page carries integrity values, a script has the one of its path', () => {
  globalThis.portalIntegrity = { [script]: 'sha384-of-the-entry', '/other.js': 'sha384-other' };

  expect(createScript(`${script}?retry=3`).script.integrity).toBe('sha384-of-the-entry');
});

test('F-10, F-19 the page says which scripts there are, and in which form the browser wants their addresses', () => {
  globalThis.portalScripts = {
    createScriptURL: (url) => {
      if (url !== script) throw new Error('not ours');
      return `${url}?trusted`;
    },
  };

  expect(createScript(script).script.getAttribute('src')).toBe(`${script}?trusted`);
  expect(() => createScript('https://evil.example/x.js')).toThrow('not ours');
});
