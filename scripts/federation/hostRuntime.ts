import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { consumes } from './consumes.ts';
import type { createInstance, InstanceOptions } from './createInstance.ts';
import { init } from './pageRuntime.ts';

interface BuildRuntime {
  federation: { initOptions: InstanceOptions; runtime: { init: typeof createInstance } };
}

/** The functions that webpack's federation plugin puts into every entry; they do not depend on the build. */
export const bundlerRuntime = {
  consumes,
  I: initializeSharing,
  S: {},
  init: ({ webpackRequire: { federation } }: { webpackRequire: BuildRuntime }) =>
    federation.runtime.init(federation.initOptions),
};

/* Stands in for the default export of `@module-federation/webpack-bundler-runtime` in the host. */
export default { runtime: { init }, bundlerRuntime, attachShareScopeMap };
