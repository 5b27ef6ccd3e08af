import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { parseManifest } from './Manifest.ts';
import type { Tree } from './readTree.ts';

/** The configurations that map the names of remotes to folders. */
const jestConfig = v.object({
  default: v.object({
    projects: v.array(v.object({ moduleNameMapper: v.optional(v.record(v.string(), v.unknown()), {}) })),
  }),
});
const compilerConfig = v.object({
  compilerOptions: v.object({ paths: v.record(v.string(), v.array(v.string())) }),
});

/** webpack, TypeScript and jest map a remote's name to the same folder, its exposes. */
export function remoteNameFaults({ root, files, workspaces, read }: Tree): string[] {
  const jestModule: unknown = createRequire(path.join(root, 'package.json'))('./jest.config.js');
  const { projects } = v.parse(jestConfig, jestModule).default;
  const mapper = Object.fromEntries(projects.flatMap((project) => Object.entries(project.moduleNameMapper)));
  const { paths } = v.parse(compilerConfig, JSON.parse(read('tsconfig.json'))).compilerOptions;

  const folders = workspaces.filter((folder) => folder.startsWith('remote-'));
  const remotes = folders
    .filter((folder) => files.includes(`${folder}/webpack.config.js`))
    .map((folder) => {
      const { portal } = parseManifest(read(`${folder}/package.json`));
      return { folder, federationName: portal?.federationName ?? '' };
    });
  const names = remotes.map(({ federationName }) => federationName);
  const nameOf = (key: string) => /^\^?(remote_\w+)\//.exec(key)?.[1];
  const strangers = (file: string, keys: string[]) =>
    keys
      .map(nameOf)
      .filter((name) => name !== undefined)
      .filter((name) => !names.includes(name))
      .map((name) => `${file} names ${name}, which is no remote.`);

  return [
    ...folders
      .filter((folder) => !remotes.some((remote) => remote.folder === folder))
      .map((folder) => `${folder} is never built: it needs a webpack.config.js.`),
    ...remotes.flatMap(({ folder, federationName: name }) => {
      const exposes = `${folder}/src/exposes`;
      const expectedName = folder.replaceAll('-', '_');
      return [
        name !== expectedName &&
          `${folder}/package.json: "federationName" is ${name} and should be ${expectedName}.`,
        !files.some((file) => file.startsWith(`${exposes}/`)) &&
          `${exposes}/ holds nothing that the host could load.`,
        paths[`${name}/*`]?.join() !== `./${exposes}/*` &&
          `tsconfig.json: "paths" must lead ${name}/* to ./${exposes}/*.`,
        mapper[`^${name}/(.*)$`] !== `<rootDir>/${exposes}/$1` &&
          `jest.config.js: "moduleNameMapper" must lead ^${name}/(.*)$ to <rootDir>/${exposes}/$1.`,
      ].filter((fault) => fault !== false);
    }),
    ...strangers('tsconfig.json', Object.keys(paths)),
    ...strangers('jest.config.js', Object.keys(mapper)),
  ];
}
