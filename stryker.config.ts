import type { Stryker } from '@stryker-mutator/core';
import jestConfig from './jest.config.js';
import { mutationRooms, reportOf } from './scripts/mutation/mutationRooms.ts';

/*
 * StrykerJS for one room, which scripts/mutation/mutation.ts names: it changes the room's files in one place at a time
 * and runs the tests that come by that place. Those of other rooms would come by nearly every place, slowly.
 */
const room = mutationRooms.find(({ folder }) => folder === process.env['PORTAL_MUTATION']);
const project = jestConfig.projects.find(({ displayName }) => displayName === room?.project);
if (!room || !project) throw new Error('npm run test:mutation starts Stryker.');
const { folder, tests = [], slow = [], leftOut = [], keepsConstants = false } = room;

const inRoot = (file: string) => `<rootDir>/${file}`;
const packageOf = (file: string) => file.slice(0, file.indexOf('/'));

export default {
  mutate: [`${folder}/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', ...leftOut.map((file) => `!${folder}/${file}`)],
  ignoreStatic: keepsConstants,
  testRunner: 'jest',
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  jest: {
    config: {
      ...project,
      projects: [],
      // The whole package: a test may come to its room's source by a file of another one.
      roots: [packageOf(folder), ...tests.map(packageOf)].map(inRoot),
      testMatch: [`${folder}/*.test.{ts,tsx}`, ...tests].map(inRoot),
      testPathIgnorePatterns: slow.map((file) => inRoot(`${folder}/${file}`)),
      setupFilesAfterEnv: [...project.setupFilesAfterEnv, inRoot('scripts/mutation/shortWaits.ts')],
      // Stryker requires the environment itself, to wrap it.
      testEnvironment: project.testEnvironment.replace('<rootDir>', '.'),
      watchman: false,
    },
  },
  testRunnerNodeArgs: ['--import', 'tsx'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // The machine may be slow meanwhile: a mutant that hangs is told from one that waits.
  timeoutMS: 20_000,
  // A loop that a change has made endless goes on behind its test, which gave up: a new process is without it.
  maxTestRunnerReuse: 20,
  dryRunTimeoutMinutes: 30,
  // Results for unchanged code and unchanged tests are kept.
  incremental: true,
  incrementalFile: reportOf(room),
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  cleanTempDir: 'always',
  tempDirName: '.cache/mutation/copies',
  ignorePatterns: ['.cache', '.composed', 'dist', 'playwright-report', 'screenshots', 'test-results'],
  disableTypeChecks: false,
} satisfies ConstructorParameters<typeof Stryker>[0];
