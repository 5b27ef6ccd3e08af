import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pinnedPair, pinnedPairReason } from './house/pinnedPair.ts';
import { root } from '#process/root.ts';

const require = createRequire(path.join(root, 'package.json'));

for (const { name, accepts, wanted } of pinnedPair) {
  test(`${name} ${wanted} is installed`, () => {
    const manifest = readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
    const { version }: { version: string } = JSON.parse(manifest);
    // The reason is for whoever sees the test fail.
    expect([pinnedPairReason, version]).toEqual([pinnedPairReason, expect.stringMatching(accepts)]);
  });
}

test('Module Federation loads, and with the webpack that the apps are built with', () => {
  const {
    ModuleFederationPlugin,
  }: { ModuleFederationPlugin?: unknown } = require('@module-federation/enhanced/webpack');
  expect(typeof ModuleFederationPlugin).toBe('function');

  const federation = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  expect(federation.resolve('webpack')).toBe(require.resolve('webpack'));
});
