import * as v from 'valibot';
import { pinnedPair, pinnedPairReason } from './pinnedPair.ts';
import type { Tree } from './readTree.ts';

/** Packages of which two copies on a page would mean two stores, two Reacts or two sessions. */
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

const lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string(), ''),
      resolved: v.optional(v.string(), ''),
      link: v.optional(v.boolean(), false),
    }),
  ),
});

const packagesIn = (text: string) => v.parse(lockfile, JSON.parse(text)).packages;

export function singletonFaults({ read }: Tree): string[] {
  const packages = packagesIn(read('package-lock.json'));
  const copiesOf = (name: string) =>
    Object.entries(packages).filter(([location]) => `/${location}`.endsWith(`/node_modules/${name}`));

  return [
    ...singletons.flatMap((name) => {
      const copies = copiesOf(name);
      if (copies.length === 1) return [];
      const present =
        copies.map(([location, { version }]) => `${version} in ${location}`).join(' and ') || 'no copy';
      return `package-lock.json must hold exactly one ${name}, it holds ${present}: give all packages the same version.`;
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

/** The lockfile names every package folder, and none that is gone. */
export function workspaceFaults({ workspaces, read }: Tree): string[] {
  const links = Object.values(packagesIn(read('package-lock.json'))).filter(({ link }) => link);
  const named = links.map(({ resolved }) => resolved);
  const remedy = 'run "npm install --package-lock-only" and commit what it changes.';
  return [
    ...named
      .filter((folder) => !workspaces.includes(folder))
      .map((folder) => `package-lock.json still names ${folder}, which is gone: ${remedy}`),
    ...workspaces
      .filter((folder) => !named.includes(folder))
      .map((folder) => `package-lock.json does not name ${folder}: ${remedy}`),
  ];
}

const registryHost =
  /\b(?:registry\.(?:npmjs|yarnpkg|npmmirror)\.\w+|npm\.pkg\.github\.com|[\w-]+\.jfrog\.io|pkgs\.dev\.azure\.com|[\w.-]+\.codeartifact\.[\w-]+\.amazonaws\.com)/i;
const registrySetting = /^\s*(?:@[\w-]+:)?registry\s*=/m;

/** No file names a registry: each machine has its own. */
export function registryFaults({ files, read }: Tree): string[] {
  const fix = 'remove it, each machine has its own registry';
  const packages = packagesIn(read('package-lock.json'));
  const resolved = Object.entries(packages).find(([, entry]) => /^https?:/.test(entry.resolved));
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
