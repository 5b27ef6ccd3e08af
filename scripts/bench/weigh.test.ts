import { randomBytes } from 'node:crypto';
import { modulesTwice } from './modulesTwice.ts';
import { ownerOf } from './ownerOf.ts';
import { weigh } from './weigh.ts';

const incompressible = (length: number) => randomBytes(length).toString('base64url').slice(0, length);

test('packages and rooms of some scripts are weighed together, the heaviest first', () => {
  const main = [
    { module: 'react/index.js', text: incompressible(900) },
    { module: 'host/src/screens/BarEnd.tsx', text: 'x'.repeat(600) },
    { module: 'react/jsx-runtime.js', text: incompressible(300) },
  ];
  const rows = weigh([main, [{ module: 'react/other.js', text: incompressible(100) }]], ownerOf);
  expect(rows.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['react', 1300],
    ['host/src/screens', 600],
  ]);
  expect(rows[0]?.brotli).toBeGreaterThan(800);
  expect(rows[1]?.brotli).toBeLessThan(50);
});

test.each([
  ['@okta/okta-react/bundles/okta-react.esm.js', '@okta/okta-react'],
  ['jotai/esm/react.mjs', 'jotai'],
  ['shared/src/ui/Icon.tsx', 'shared/src/ui'],
  ['host/src/App.tsx', 'host/src'],
  ['scripts/federation/claimSingletons.ts', 'scripts/federation'],
  ['webpack', 'webpack'],
])('%s belongs to %s', (module, owner) => {
  expect(ownerOf(module)).toBe(owner);
});

test('a module in two builds of a page is named with them, and the bundler’s own is not', () => {
  const valibot = { module: 'valibot/dist/index.mjs', text: 'v' };
  const webpack = { module: 'webpack', text: 'w' };
  const apps = { host: [[valibot, webpack], [valibot]], 'remote-reports': [[webpack], [valibot]] };
  expect(modulesTwice(apps)).toEqual(['valibot/dist/index.mjs (host, remote-reports)']);
});
