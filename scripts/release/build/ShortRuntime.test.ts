import { createContext, runInContext } from 'node:vm';
import { compile } from '../testing/compile.ts';
import { ShortRuntime } from './ShortRuntime.ts';

test('a chunk is loaded by the function that the host lends, from where the entry is, under the name of the build', async () => {
  const files = {
    'late.js': 'export const late = true;',
    'main.js':
      '__webpack_require__.federation = { loadScript: self.lend }; self.load = () => import("./late.js");',
  };
  const output = { publicPath: 'auto', chunkFilename: 'late.js', uniqueName: 'remote_reports' };
  const text = await compile(files, { output, plugins: [new ShortRuntime()] });

  const calls: unknown[][] = [];
  const self: { load?: () => void; lend: (...call: unknown[]) => void } = {
    lend: (url, _done, key) => calls.push([url, key]),
  };
  const document = { currentScript: { src: 'https://portal.example.com/apps/a/1/remoteEntry.js?retry=2' } };
  runInContext(text, createContext({ self, document, URL }));
  self.load?.();

  expect(calls).toEqual([
    ['https://portal.example.com/apps/a/1/late.js', expect.stringMatching(/^remote_reports:chunk-\d+$/)],
  ]);
  expect(text).not.toMatch(/createElement|importScripts/);
});
