import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#process/root.ts';
import dropPolyfills, { isAtLeast, regenerator } from './dropPolyfills.js';

const file = path.join(root, 'node_modules/@okta/okta-react/bundles/okta-react.esm.js');
const bundle = readFileSync(file, 'utf8');

test('okta-react’s provider has one asynchronous function, and that returns in its first step', () => {
  const provider = bundle.slice(bundle.indexOf('var Security ='), bundle.indexOf('var withOktaAuth ='));
  expect(provider.match(/_regeneratorRuntime\.wrap|_asyncToGenerator\(/g)).toHaveLength(2);
  expect(provider).toMatch(
    /case 0:\s+return _context\.abrupt\("return", restoreOriginalUri\(oktaAuth, originalUri\)\);\s+case 1:\s+case "end":/,
  );
});

test('it takes apart lists alone, and asks only whether a version is at least another', () => {
  expect(bundle.match(/_slicedToArray\(_React\$useState\w*, 2\)/g)).toHaveLength(
    (bundle.match(/_slicedToArray\(/g) ?? []).length,
  );
  expect(bundle).toMatch(/\bcompare\(oktaAuth\._oktaUserAgent\.getVersion\(\), \{[^}]+\}\.\w+, '>='\)/);
  expect(bundle.match(/\bcompare\(/g)).toHaveLength(1);
});

/** The bundle's function in miniature. */
const run = regenerator.mark((act: () => unknown) =>
  regenerator.wrap((context) => {
    for (let steps = 0; steps < 3; steps += 1) if (context.next === 0) return context.abrupt('return', act());
    throw new Error('It does not begin with the first step.');
  }),
);

test('the function begins with its first step, and gives its value or its failure later', async () => {
  await expect(run(() => 'there')).resolves.toBe('there');
  await expect(
    run(() => {
      throw new Error('no value');
    }),
  ).rejects.toThrow('no value');
});

test.each([
  ['5.3.1', true],
  ['5.3.10', true],
  ['5.10.0', true],
  ['8.0.1', true],
  ['7.0.0-beta.1', true],
  ['5.3.0', false],
  ['5.2.9', false],
  ['4.9.9', false],
])('S-91 %s is at least 5.3.1: %s', (version, expected) => {
  expect(isAtLeast(version, '5.3.1')).toBe(expected);
});

test('the helpers that remain are those of parts that nobody uses', () => {
  const imported = dropPolyfills(bundle).match(/(?<=^import ).*@babel.*(?=;$)/gm);
  expect(imported).toEqual([
    "_defineProperty from '@babel/runtime/helpers/defineProperty'",
    "_objectWithoutProperties from '@babel/runtime/helpers/objectWithoutProperties'",
  ]);
});

test('a bundle without one of the helpers is refused', () => {
  expect(() => dropPolyfills("import { compare } from 'compare-versions';")).toThrow(
    'okta-react no longer has "import _asyncToGenerator',
  );
});
