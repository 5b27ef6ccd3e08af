import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#process/root.ts';
import dropPrefixer from './dropPrefixer.js';

const file = path.join(root, 'node_modules/styled-components/dist/styled-components.browser.esm.js');
const bundle = readFileSync(file, 'utf8');

test('styled-components comes without its prefixer, and with all else', () => {
  const text = dropPrefixer(bundle);
  expect(text).not.toContain('prefixer');
  expect(bundle.length - text.length).toBeLessThan(40);
});

test('a bundle that adds it elsewhere is refused', () => {
  expect(() => dropPrefixer('list.push(prefixer)')).toThrow(
    'styled-components no longer adds its prefixer in one step.',
  );
});
