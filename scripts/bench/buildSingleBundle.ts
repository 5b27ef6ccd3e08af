import path from 'node:path';
import webpack from 'webpack';
import configureHost from '../../host/webpack.config.js';
import { apps } from '../../webpack.shared.js';

const root = path.join(import.meta.dirname, '../..');

/**
 * The same source as one bundle with lazy routes and no federation: what a team would build that ships everything
 * together.
 *
 * @returns {Promise<string>} where it is
 */
export async function buildSingleBundle() {
  const host = configureHost({}, { mode: 'production' });
  const output = path.join(root, '.cache/single-bundle');
  const compiler = webpack({
    ...host,
    name: 'single-bundle',
    entry: { main: './src/index.ts' },
    resolve: { ...host.resolve, alias: { ...host.resolve?.alias, ...exposesFolders() } },
    output: { ...host.output, path: output, uniqueName: 'single' },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /createFederatedLoader$/,
        path.join(import.meta.dirname, 'singleBundleLoader.ts'),
      ),
    ],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() => (error ? reject(error) : resolve(result)));
    });
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return output;
}

/** The name under which the host loads a remote is the remote's exposes folder here, as it is for TypeScript. */
const exposesFolders = () =>
  Object.fromEntries(
    apps
      .filter(({ folder }) => folder !== 'host')
      .map(({ federationName, folder }) => [federationName, path.join(root, folder, 'src/exposes')]),
  );
