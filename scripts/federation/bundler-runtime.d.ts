declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  import type { bundlerRuntime } from '@module-federation/webpack-bundler-runtime';

  export const consumes: (typeof bundlerRuntime)['consumes'];
}

declare module '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js' {
  import type { bundlerRuntime } from '@module-federation/webpack-bundler-runtime';

  export const installInitialConsumes: (typeof bundlerRuntime)['installInitialConsumes'];
}
