import path from 'node:path';
import { BootScript } from '../scripts/release/build/BootScript.ts';
import { createConfig } from '../webpack.shared.js';

const here = import.meta.dirname;

/** @type {(env: unknown, argv: { mode: string }) => Promise<import('webpack').Configuration>} */
export default (_env, argv) =>
  createConfig('host', {
    isProduction: argv.mode === 'production',
    entry: './src/index.ts',
    federation: { experiments: { provideExternalRuntime: true } },
    overrides: {
      plugins: [new BootScript('./src/boot.ts')],
      rules: [
        {
          // okta-react bundles the whole router for an unused route guard that does not work with Router 7.
          test: /okta-react\.esm\.js$/,
          resolve: { alias: { 'react-router-dom$': path.join(here, 'src/okta/routerStub.ts') } },
        },
      ],
      optimization: {
        splitChunks: {
          cacheGroups: {
            // React outlives most releases in the reader's cache, and two scripts are parsed in parallel.
            react: {
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              name: 'react',
              chunks: 'initial',
            },
          },
        },
      },
    },
  });
