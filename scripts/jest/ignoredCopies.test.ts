import path from 'node:path';
import { root } from '#process/root.ts';
import { projectsIn } from './projectsIn.ts';

test('unit tests run beside those that work in a copy of the repository', () => {
  const projects = projectsIn(root, '.');
  expect(projects).not.toHaveLength(0);
  for (const copy of ['.composed/portal-copy-1', '.cache/mutation/1'])
    for (const { modulePathIgnorePatterns } of projects) {
      const isIgnored = modulePathIgnorePatterns.some((pattern) =>
        RegExp(pattern).test(path.join(root, copy, 'shared/package.json')),
      );
      expect([copy, isIgnored]).toEqual([copy, true]);
    }
});
