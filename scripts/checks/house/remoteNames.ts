import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The name under which the host loads a remote leads webpack, TypeScript and jest to one folder, the remote's exposes.
 *
 * @param {import('./readTree.mjs').Tree} tree
 * @returns {Promise<string[]>}
 */
export async function remoteNameFaults({ root, files, workspaces, read }) {
  const load = (/** @type {string} */ file) => import(pathToFileURL(path.join(root, file)).href);
  /** @type {{ apps: { folder: string, federationName: string }[] }} */
  const { apps } = await load('webpack.shared.js');
  /** @type {Record<string, string>} */
  const mapper = (await load('jest.config.js')).default.moduleNameMapper;
  /** @type {Record<string, string[]>} */
  const paths = JSON.parse(read('tsconfig.json')).compilerOptions.paths;

  const remotes = apps.filter(({ folder }) => folder !== 'host');
  const names = remotes.map(({ federationName }) => federationName);
  const nameOf = (/** @type {string} */ key) => /^\^?(remote_\w+)\//.exec(key)?.[1];
  const strangers = (/** @type {string} */ file, /** @type {string[]} */ keys) =>
    keys
      .map(nameOf)
      .filter((name) => name !== undefined && !names.includes(name))
      .map((name) => `${file} names ${name}, which is no remote in webpack.shared.js.`);

  return [
    ...workspaces
      .filter((folder) => folder.startsWith('remote-') && !remotes.some((app) => app.folder === folder))
      .map((folder) => `webpack.shared.js does not know ${folder}: it needs a webpack.config.js.`),
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
