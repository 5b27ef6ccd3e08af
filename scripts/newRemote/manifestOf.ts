import type { Names } from './namesOf.ts';

const commonDependencies = ['@portal/shared', 'react', 'react-dom', 'styled-components'];

export type Manifest = ReturnType<typeof manifestOf>;

/** The package.json of a remote, with the versions that the host uses. */
export const manifestOf = ({ folder }: Pick<Names, 'folder'>, versions: Record<string, string>) => ({
  name: `@portal/${folder}`,
  version: '0.0.0',
  private: true,
  type: 'module',
  jest: '../jest.config.js',
  dependencies: Object.fromEntries(commonDependencies.map((name) => [name, versions[name]])),
  scripts: { build: `node --import ../scripts/install.mjs ../scripts/dev/build.ts ${folder}` },
});
