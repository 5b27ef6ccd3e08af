import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#process/root.ts';
import markPure from './markPure.js';

const folder = path.join(root, 'node_modules/react-router/dist/production');
const bundles = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** Statements at the top of a bundle that keep what nobody uses, and the same after the marking. */
test.each([
  ['calls of React', /(?<!__PURE__ \*\/ )React\d*\.(?:createContext|forwardRef|memo)\(/g],
  ['names for debugging', /^\w+\.displayName = /gm],
  ['contexts of components', /^\w+\.contextType = /gm],
])('react-router’s bundle has %s, and all are marked', (_what, pattern) => {
  expect(bundles.some((bundle) => bundle.search(pattern) >= 0)).toBe(true);
  for (const bundle of bundles) expect(markPure(bundle).match(pattern)).toBeNull();
});

test('a component keeps its context', () => {
  const bundle = 'var A = class extends React2.Component {\n  a() {}\n};\nA.contextType = B;\n';
  expect(markPure(bundle)).toBe(
    'var A = class extends React2.Component { static contextType = B;\n  a() {}\n};\n\n',
  );
});
