import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import configureHost from '@portal/host/webpack.config.js';
import { readApps, type App } from '#release/build/apps.ts';
import { BootScript } from '#release/build/BootScript.ts';
import { ChunkLoading } from '#release/build/ChunkLoading.ts';
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
  mkdirSync(path.dirname(output), { recursive: true });
  const compiler = webpack({
    ...host,
    name: 'single-bundle',
    entry: { main: './src/index.ts' },
    output: { ...host.output, path: output, uniqueName: 'single' },
    // The numbering of the apps' own builds comes with their plugins.
    optimization: { ...host.optimization, moduleIds: 'deterministic' },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/createFederatedLoader$/, writeLoader(await readApps())),
      new BootScript('./src/boot.ts'),
      new ChunkLoading(),
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

/** Stands in for the federated loader: the same components, out of the same bundle. Returns the file. */
function writeLoader(apps: App[]): string {
  const cases = apps
    .filter(({ declaration }) => declaration)
    .flatMap(({ federationName, folder }) => {
      const exposes = path.join(root, folder, 'src/exposes');
      return readdirSync(exposes)
        .filter((file) => !file.includes('.test.'))
        .map((file) => {
          const { name } = path.parse(file);
          const from = JSON.stringify(path.join(exposes, file));
          return `  '${federationName}/${name}': async () => (await import(${from})).${name},`;
        });
    });
  const file = path.join(root, '.cache/singleBundleLoader.js');
  const loader =
    '({ load: (name) => components[name](), loaded: () => undefined, discard: () => undefined })';
  const lines = [
    'const components = {',
    ...cases,
    '};',
    `export const createFederatedLoader = () => ${loader};`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
