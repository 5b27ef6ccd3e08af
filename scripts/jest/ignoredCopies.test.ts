import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '#process/root.ts';

test('unit tests run beside those that work in a copy of the repository', () => {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const printed = execFileSync(process.execPath, [jest, '--showConfig'], { cwd: root, encoding: 'utf8' });
  const { configs } = JSON.parse(printed) as { configs: { modulePathIgnorePatterns: string[] }[] };
  expect(configs).not.toHaveLength(0);
  for (const copy of ['.composed/portal-copy-1', '.cache/mutation/1'])
    for (const { modulePathIgnorePatterns } of configs) {
      const isIgnored = modulePathIgnorePatterns.some((pattern) =>
        RegExp(pattern).test(path.join(root, copy, 'shared/package.json')),
      );
      expect([copy, isIgnored]).toEqual([copy, true]);
    }
});
