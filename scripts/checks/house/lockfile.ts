import { pinnedPair, pinnedPairReason } from './pinnedPair.mjs';

/** Two copies of one of these are two stores, two Reacts or two sessions on one page. */
const singletons = [
  'react',
  'react-dom',
  'jotai',
  'styled-components',
  '@okta/okta-react',
  '@okta/okta-auth-js',
  'react-router-dom',
  'webpack',
];

/**
 * The lockfile holds one copy of each singleton, and the pair of webpack and Module Federation that works.
 *
 * @param {import('./readTree.mjs').Tree} tree
 * @returns {string[]}
 */
export function singletonFaults({ read }) {
  /** @type {Record<string, { version: string }>} */
  const packages = JSON.parse(read('package-lock.json')).packages;
  const copiesOf = (/** @type {string} */ name) =>
    Object.entries(packages).filter(([place]) => `/${place}`.endsWith(`/node_modules/${name}`));

  return [
    ...singletons.flatMap((name) => {
      const copies = copiesOf(name);
      if (copies.length === 1) return [];
      const held = copies.map(([place, { version }]) => `${version} in ${place}`).join(' and ') || 'no copy';
      return `package-lock.json must hold exactly one ${name}, it holds ${held}: give all packages the same version.`;
    }),
    ...pinnedPair.flatMap(({ name, accepts, wanted }) =>
      copiesOf(name)
        .filter(([, { version }]) => !accepts.test(version))
        .map(
          ([, { version }]) =>
            `package-lock.json holds ${name} ${version} and not ${wanted}: ${pinnedPairReason}.`,
        ),
    ),
  ];
}

const registryHost =
  /\b(?:registry\.(?:npmjs|yarnpkg|npmmirror)\.\w+|npm\.pkg\.github\.com|[\w-]+\.jfrog\.io|pkgs\.dev\.azure\.com|[\w.-]+\.codeartifact\.[\w-]+\.amazonaws\.com)/i;
const registrySetting = /^\s*(?:@[\w-]+:)?registry\s*=/m;

/**
 * Where packages come from is the business of the machine that installs them: no file says it.
 *
 * @param {import('./readTree.mjs').Tree} tree
 * @returns {string[]}
 */
export function registryFaults({ files, read }) {
  const fix = 'remove it, each machine has its own registry';
  const resolved = Object.entries(JSON.parse(read('package-lock.json')).packages).find(([, entry]) =>
    /^https?:/.test(entry.resolved ?? ''),
  );
  return [
    ...(resolved ? [`package-lock.json says where ${resolved[0]} was downloaded: ${fix} (see .npmrc).`] : []),
    ...files
      .filter((file) => !/\.(png|jpe?g|webp|avif|gif|ico|woff2?)$/.test(file))
      .flatMap((file) => {
        const text = read(file);
        const found =
          registryHost.exec(text)?.[0] ?? (/rc$/.test(file) ? registrySetting.exec(text)?.[0].trim() : null);
        return found ? `${file} names a package registry (${found}): ${fix}.` : [];
      }),
  ];
}
