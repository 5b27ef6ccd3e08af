import { readFileSync } from 'node:fs';
import { lacksModule } from './lacksModule';

const plugin = 'node_modules/@module-federation/enhanced/dist/src/lib/container/ContainerEntryModule.js';

test('entries say in these words that they have no such module', () => {
  const text = readFileSync(plugin, 'utf8').replaceAll('\\', '');
  const [, start = '', end = ''] = /throw new Error\('(.+?)' \+ module \+ '(.+?)'\)/.exec(text) ?? [];
  expect(lacksModule(new Error(`${start}./ReportScreen${end}`))).toBe(true);
});

test('an entry that did not come is another failure', () => {
  expect(lacksModule(new Error('The script /r0/entry.js could not be loaded.'))).toBe(false);
});
