import path from 'node:path';
import webpack from 'webpack';
import configureHost from '@portal/host/webpack.config.js';
import { readApps, type App } from '#release/build/apps.ts';
import { BootScript } from '#release/build/BootScript.ts';
import { root } from '#process/root.ts';

/**
 * The same source as one bundle with lazy routes and no federation: what a team would build that ships everything
 * together.
 *
 * @returns where it is
 */
export async function buildSingleBundle(): Promise<string> {
  const host = await configureHost({}, { mode: 'production' });
  const output = path.join(root, '.cache/single-bundle');
  const compiler = webpack({
    ...host,
    name: 'single-bundle',
    entry: { main: './src/index.ts' },
    resolve: { ...host.resolve, alias: [...aliasesOf(host), ...exposesFolders(await readApps())] },
    output: { ...host.output, path: output, uniqueName: 'single' },
    // The numbering of the apps' own builds comes with their plugins.
    optimization: { ...host.optimization, moduleIds: 'deterministic' },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /createFederatedLoader$/,
        path.join(import.meta.dirname, 'singleBundleLoader.ts'),
      ),
      new BootScript('./src/boot.ts'),
    ],
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() => {
        if (result) resolve(result);
        else reject(error ?? new Error('webpack ended without a result.'));
      });
    });
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return output;
}

/** Both forms of webpack's list, as the longer one. */
function aliasesOf({ resolve }: webpack.Configuration) {
  const alias = resolve?.alias || [];
  if (Array.isArray(alias)) return alias;
  return Object.entries(alias).map(([key, target]) =>
    key.endsWith('$')
      ? { name: key.slice(0, -1), alias: target, onlyModule: true }
      : { name: key, alias: target },
  );
}

/** The name under which the host loads a remote is the remote's exposes folder here, as it is for TypeScript. */
const exposesFolders = (apps: App[]) =>
  apps
    .filter(({ folder }) => folder !== 'host')
    .map(({ federationName, folder }) => ({
      name: federationName,
      alias: path.join(root, folder, 'src/exposes'),
    }));
