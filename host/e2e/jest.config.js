/** The walks through the product: a real browser, the production build, the local stack. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*.e2e.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  cacheDirectory: '<rootDir>/../../.cache/jest',
  setupFilesAfterEnv: ['<rootDir>/retryOnce.ts'],
  testTimeout: 60_000,
  maxWorkers: 2,
};
