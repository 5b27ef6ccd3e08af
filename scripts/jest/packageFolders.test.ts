import { readdirSync } from 'node:fs';
import { root } from '#process/root.ts';
import { projectsIn } from './projectsIn.ts';

const remotes = readdirSync(root).filter((folder) => folder.startsWith('remote-'));

test.each(['shared', 'host', 'scripts', ...remotes])(
  'jest, and an editor with it, finds its configuration in %s',
  (folder) => {
    const found = projectsIn(root, folder).map(({ displayName, rootDir }) => [displayName.name, rootDir]);
    expect(found).toEqual(['product', 'far-east', 'tools'].map((name) => [name, root]));
  },
);
