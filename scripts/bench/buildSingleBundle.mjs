import path from 'node:path';
import webpack from 'webpack';
import configureHost from '../../host/webpack.config.js';

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
