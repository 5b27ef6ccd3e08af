import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { esModulesOf } from './scripts/jest/esModulesOf.js';

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('remote-'));

/**
 * These packages are ES modules, and jest's `require` cannot load one before Node 24.9.
 *
 * @param {string[]} names
 */
const compiling = (names) => [`/node_modules/(?!(${names.join('|')})/)`];

/** Runs in every project and checks its time zone. */
const zoneTest = '<rootDir>/scripts/jest/timeZone.test.ts';

const everywhere = {
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
  cacheDirectory: '<rootDir>/.cache/jest',
  // Copies of the sources, on which mutation testing and the gate's tests run: two packages of one name are none.
  modulePathIgnorePatterns: ['<rootDir>/.cache/mutation/', '<rootDir>/.composed/'],
  restoreMocks: true,
};

const browser = {
  ...everywhere,
  transformIgnorePatterns: compiling(esModulesOf(import.meta.dirname, ['shared', 'host', ...remotes])),
  testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.ts',
  setupFilesAfterEnv: [
    '<rootDir>/scripts/jest/setup.ts',
    '<rootDir>/scripts/jest/browserSetup.ts',
    '@testing-library/jest-dom',
  ],
  moduleNameMapper: Object.fromEntries([
    ['^@portal/shared$', '<rootDir>/shared/src/index.ts'],
    ['^@portal/shared/(.*)$', '<rootDir>/shared/src/$1.ts'],
    // Jest would take the package's Node build, which does not use sessionStorage.
    ['^@okta/okta-auth-js$', '<rootDir>/node_modules/@okta/okta-auth-js/umd/default.js'],
    // As in the host's build.
    ['^@module-federation/enhanced/runtime$', '<rootDir>/scripts/federation/pageRuntime.ts'],
    // A remote's federation name is its folder's.
    ...remotes.map((folder) => [
      `^${folder.replaceAll('-', '_')}/(.*)$`,
      `<rootDir>/${folder}/src/exposes/$1`,
    ]),
  ]),
};

export default {
  maxWorkers: availableParallelism(),
  // Jest frees little of what a test file has loaded: a worker that went through half of them had 3 GB.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...browser,
      displayName: 'product',
      testMatch: [
        '<rootDir>/{shared,host,remote-*}/src/*/*.test.{ts,tsx}',
        '<rootDir>/{shared,host,remote-*}/src/*.test.{ts,tsx}',
        '<rootDir>/host/{faults,randomWalk}/*.test.ts',
        zoneTest,
      ],
      testEnvironmentOptions: { timeZone: 'America/Los_Angeles' },
    },
    {
      // Date code once more on the other side of the date line: an error of one day fails in one of the two.
      ...browser,
      displayName: 'far-east',
      testMatch: ['<rootDir>/remote-reports/src/{model,api}/*.test.ts', zoneTest],
      testEnvironmentOptions: { timeZone: 'Pacific/Kiritimati' },
    },
    {
      ...everywhere,
      displayName: 'tools',
      testMatch: ['<rootDir>/scripts/**/*.test.ts'],
      testEnvironment: '<rootDir>/scripts/jest/toolsEnvironment.ts',
      testEnvironmentOptions: { timeZone: 'America/Los_Angeles' },
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts', '<rootDir>/scripts/jest/toolsSetup.ts'],
      moduleNameMapper: { '^prettier$': '<rootDir>/scripts/jest/prettier.ts' },
      transformIgnorePatterns: compiling(['jose', 'oidc-provider']),
    },
  ],
};
