import { apps } from './webpack.shared.js';

const remotes = apps.filter(({ folder }) => folder !== 'host');

export default {
  testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.cjs',
  testMatch: [
    '<rootDir>/{shared,host,remote-*}/src/*/*.test.{ts,tsx}',
    '<rootDir>/{shared,host,remote-*}/src/*.test.{ts,tsx}',
  ],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts'],
  transform: {
    '\\.(tsx?|m?js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: Object.fromEntries([
    ['^@portal/shared$', '<rootDir>/shared/src/index.ts'],
    ['^@portal/shared/(.*)$', '<rootDir>/shared/src/$1.ts'],
    // Jest asks for a package's Node build first, and the identity client's knows no sessionStorage.
    ['^@okta/okta-auth-js$', '<rootDir>/node_modules/@okta/okta-auth-js/umd/default.js'],
    // The name under which the host loads a remote is the remote's exposes folder, for jest as for TypeScript.
    ...remotes.map(({ federationName, folder }) => [
      `^${federationName}/(.*)$`,
      `<rootDir>/${folder}/src/exposes/$1`,
    ]),
  ]),
  cacheDirectory: '<rootDir>/.cache/jest',
  restoreMocks: true,
};
