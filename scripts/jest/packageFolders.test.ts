import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#process/root.ts';
import { projectsIn } from './projectsIn.ts';

const remotes = readdirSync(root).filter((folder) => folder.startsWith('remote-'));

test('every package names the configuration of jest', () => {
  for (const folder of ['shared', 'host', 'scripts', ...remotes]) {
    const manifest = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    const { jest } = JSON.parse(manifest) as { jest?: string };
    expect([folder, jest]).toEqual([folder, '../jest.config.js']);
  }
});

test('jest, and an editor with it, finds the configuration that a package names', () => {
  const found = projectsIn(root, 'shared').map(({ displayName, rootDir }) => [displayName.name, rootDir]);
  expect(found).toEqual(['product', 'far-east', 'tools'].map((name) => [name, root]));
});
