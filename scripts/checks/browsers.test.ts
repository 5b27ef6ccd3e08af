import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#process/root.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the README names the browsers for which the builds are made', () => {
  const { browserslist }: { browserslist: string[] } = JSON.parse(read('package.json'));
  const oldest = new Map(
    browserslist.map((line) => line.split(' >= ')).map(([name = '', version]) => [name, version]),
  );
  const versionOf = (name: string) => oldest.get(name) ?? 'none';

  expect(read('README.md').replaceAll(/\s+/g, ' ')).toContain(
    `Chrome or Edge ${versionOf('chrome')}, Firefox ${versionOf('firefox')}, Safari ${versionOf('safari')}, or a newer one`,
  );
  expect([versionOf('edge'), versionOf('ios_saf')]).toEqual([versionOf('chrome'), versionOf('safari')]);
});
