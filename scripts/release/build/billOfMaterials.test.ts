import { billOfMaterials } from './billOfMaterials.ts';
import { readBill } from './readBill.ts';

const packages = [
  { name: 'react', version: '19.3.1', licence: 'MIT' },
  { name: '@okta/okta-react', version: '6.11.0', licence: 'Apache-2.0' },
  { name: 'unnamed', version: '1.0.0', licence: null },
];
const app = { folder: 'host', version: '1.0.0' };
const bill = (order = packages) => billOfMaterials(app, order, (name) => name === 'react');

test('a bill of materials is CycloneDX, and can be read again', () => {
  expect(JSON.parse(bill())).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(bill()).toContain('"pkg:npm/%40okta/okta-react@6.11.0"');
  expect(readBill(Buffer.from(bill()))).toEqual([
    { name: '@okta/okta-react', licence: 'Apache-2.0', isFirst: false },
    { name: 'react', licence: 'MIT', isFirst: true },
    { name: 'unnamed', licence: null, isFirst: false },
  ]);
});

test('the same packages give the same bytes, in whatever order they were found', () => {
  expect(bill([...packages].reverse())).toBe(bill());
});
