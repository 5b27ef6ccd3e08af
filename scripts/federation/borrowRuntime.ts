import type { RuntimePage } from './lendRuntime.ts';

const { portalFederation } = globalThis as RuntimePage;
if (!portalFederation) throw new Error('This host lends no federation runtime: ship a newer host first.');

/* Stands in for the default export of `@module-federation/webpack-bundler-runtime` in a remote. */
export default portalFederation();
