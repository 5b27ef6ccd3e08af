import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { ShortRuntime } from './ShortRuntime.ts';

test('a chunk is loaded by the function that the host lends, from where the entry is, under the name of the build', async () => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'late.js'), 'export const late = true;');
  writeFileSync(
    path.join(directory, 'main.js'),
    '__webpack_require__.federation = { loadScript: self.lend }; self.load = () => import("./late.js");',
  );
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './main.js',
    output: {
      path: path.join(directory, 'dist'),
      publicPath: 'auto',
      chunkFilename: 'late.js',
      uniqueName: 'remote_reports',
    },
    plugins: [new ShortRuntime()],
    cache: false,
  });
  await promisify(compiler.run.bind(compiler))();

  const calls: unknown[][] = [];
  const self: { load?: () => void; lend: (...call: unknown[]) => void } = {
    lend: (url, _done, key) => calls.push([url, key]),
  };
  const document = { currentScript: { src: 'https://portal.example.com/apps/a/1/remoteEntry.js?retry=2' } };
  const text = readFileSync(path.join(directory, 'dist/main.js'), 'utf8');
  runInContext(text, createContext({ self, document, URL }));
  self.load?.();

  expect(calls).toEqual([
    ['https://portal.example.com/apps/a/1/late.js', expect.stringMatching(/^remote_reports:chunk-\d+$/)],
  ]);
  expect(text).not.toMatch(/createElement|importScripts/);
});
