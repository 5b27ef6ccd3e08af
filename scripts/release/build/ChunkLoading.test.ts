import { createContext, runInContext } from 'node:vm';
import { compile } from '../testing/compile.ts';
import { ChunkLoading } from './ChunkLoading.ts';

interface Script {
  src?: string;
  integrity?: string;
  crossOrigin?: string;
  onerror?: (event: { type: string; target: Script }) => void;
}

interface Page {
  load: () => Promise<unknown>;
  /** added to the document, in order */
  scripts: Script[];
}

/** Builds an entry with one late chunk, and runs it in a page with these globals. */
async function pageWith(globals: object): Promise<Page> {
  const files = {
    'late.js': 'export const late = true;',
    'main.js': 'self.load = () => import("./late.js");',
  };
  const output = { publicPath: '/apps/', chunkFilename: 'late.js' };
  const text = await compile(files, { output, plugins: [new ChunkLoading()] });
  const scripts: Script[] = [];
  const self: Partial<Page> = {};
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined, src: '' }),
    head: { appendChild: (script: Script) => scripts.push(script) },
  };
  const location = new URL('https://portal.example.com/reports');
  const context = {
    self: Object.assign(self, globals),
    document,
    location,
    URL,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  };
  runInContext(text, createContext({ ...context, window: { location } }));
  return { load: () => self.load?.() ?? Promise.reject(new Error('The entry did not run.')), scripts };
}

const integrity = { '/apps/late.js': 'sha384-late' };
const policy = {
  createScriptURL: (url: string) => {
    if (!url.startsWith('/apps/late.js')) throw new Error('not ours');
    return `trusted ${url}`;
  },
};

test('F-19 a chunk is loaded from the address that the policy gives, with the value of the page', async () => {
  const { load, scripts } = await pageWith({ portalIntegrity: integrity, portalScripts: policy });
  void load();
  expect(scripts).toEqual([
    expect.objectContaining({
      src: 'trusted /apps/late.js',
      integrity: 'sha384-late',
      crossOrigin: 'anonymous',
    }),
  ]);
});

test('F-19 a chunk that the page has no value of is not loaded, and refused anew at each attempt', async () => {
  const refuse = () => {
    throw new Error('The page has no integrity value for /apps/late.js.');
  };
  const { load, scripts } = await pageWith({
    portalIntegrity: {},
    portalScripts: { createScriptURL: refuse },
  });
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const refused = load();
    // One that is asked for all the same never comes in this page, and would be waited for.
    expect(scripts).toEqual([]);
    await expect(refused).rejects.toThrow(
      /The page has no integrity value for \/apps\/late\.js\.: \/apps\/late/,
    );
  }
  expect(scripts).toEqual([]);
});

test.each([
  [undefined, ['', '?retry=1', '?retry=2']],
  [2, ['?retry=2', '?retry=3', '?retry=4']],
])(
  'F-15 each attempt is made under another address, also after a failure of a remote (portalRetry %j)',
  async (portalRetry, endings) => {
    const { load, scripts } = await pageWith({ portalScripts: policy, portalRetry });
    for (const ending of endings) {
      const failed = load();
      const script = scripts.at(-1);
      expect(script?.src).toBe(`trusted /apps/late.js${ending}`);
      if (script) script.onerror?.({ type: 'error', target: script });
      await expect(failed).rejects.toThrow('late');
    }
  },
);

test('without a policy, as in development, the address is used as it is', async () => {
  const { load, scripts } = await pageWith({});
  void load();
  expect(scripts[0]?.src).toBe('/apps/late.js');
  expect(scripts[0]).not.toHaveProperty('integrity');
});
