import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { SingleShareScope } from './SingleShareScope.ts';

test('an entry has one table of shared modules, that of Module Federation', async () => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'dialog.js'), 'export const dialog = true;');
  writeFileSync(path.join(directory, 'main.js'), 'import "./dialog.js";');
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './main.js',
    output: { path: path.join(directory, 'dist'), uniqueName: 'host' },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        dts: false,
        manifest: false,
        shared: { './dialog.js': { version: '1.0.0', requiredVersion: '^1.0.0', eager: true } },
      }),
      new SingleShareScope(),
    ],
    cache: false,
  });
  await promisify(compiler.run.bind(compiler))();

  const text = readFileSync(path.join(directory, 'dist/main.js'), 'utf8');
  expect(text.match(/__webpack_require__\.I = /g)).toHaveLength(1);
  expect(text).toMatch(/initOptions\.shared = \{\s+"\.\/dialog\.js"/);
});
