import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { compile } from '../testing/compile.ts';
import { SingleShareScope } from './SingleShareScope.ts';

test('an entry has one table of shared modules, that of Module Federation', async () => {
  const files = { 'dialog.js': 'export const dialog = true;', 'main.js': 'import "./dialog.js";' };
  const federation = new ModuleFederationPlugin({
    name: 'host',
    dts: false,
    manifest: false,
    shared: { './dialog.js': { version: '1.0.0', requiredVersion: '^1.0.0', eager: true } },
  });
  const text = await compile(files, {
    output: { uniqueName: 'host' },
    optimization: { minimize: false },
    plugins: [federation, new SingleShareScope()],
  });
  expect(text.match(/__webpack_require__\.I = /g)).toHaveLength(1);
  expect(text).toMatch(/initOptions\.shared = \{\s+"\.\/dialog\.js"/);
});
