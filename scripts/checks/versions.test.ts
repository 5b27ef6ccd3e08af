import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { pinnedPair, pinnedPairReason } from './house/pinnedPair.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(path.join(root, 'package.json'));

for (const { name, accepts, wanted } of pinnedPair) {
  test(`${name} ${wanted} is installed`, () => {
    const { version } = JSON.parse(
      readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'),
    );
    assert.match(version, accepts, `${name} ${version} is installed: ${pinnedPairReason}.`);
  });
}

test('Module Federation loads, and with the webpack that the apps are built with', () => {
  assert.equal(typeof require('@module-federation/enhanced/webpack').ModuleFederationPlugin, 'function');

  const federation = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  assert.equal(federation.resolve('webpack'), require.resolve('webpack'));
});
