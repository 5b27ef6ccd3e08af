import path from 'node:path';
import { BootScript } from '../scripts/release/build/BootScript.ts';
import { TouchIcon } from '../scripts/release/build/TouchIcon.ts';
import { createConfig } from '../webpack.shared.js';

const here = import.meta.dirname;

/** @type {(env: unknown, argv: { mode: string }) => Promise<import('webpack').Configuration>} */
export default (_env, argv) =>
  createConfig('host', {
    isProduction: argv.mode === 'production',
    entry: './src/index.ts',
    overrides: {
      alias: {
        '@okta/okta-react$': path.join(here, 'src/okta/oktaReact.ts'),
        'styled-components$': path.join(here, 'src/remotes/styledComponents.ts'),
        unload$: path.join(here, 'src/okta/unloadStub.ts'),
      },
      plugins: [new BootScript('./src/boot.ts'), new TouchIcon(path.join(here, 'src/page/touchIcon.png'))],
      rules: [
        {
          // okta-react bundles the whole router for an unused route guard that does not work with Router 7, the
          // whole identity client for an error, and help for browsers without asynchronous functions.
          test: /okta-react\.esm\.js$/,
          use: path.join(here, '../scripts/release/build/dropPolyfills.js'),
          resolve: {
            alias: {
              'react-router-dom$': path.join(here, 'src/okta/routerStub.ts'),
              '@okta/okta-auth-js$': path.join(here, 'src/okta/clientStub.ts'),
            },
          },
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
