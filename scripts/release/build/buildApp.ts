import path from 'node:path';
import webpack from 'webpack';
import { root } from '#process/root.ts';
import type { RemoteEnv } from './apps.ts';

type ConfigModule = {
  default: (env: RemoteEnv, argv: { mode: 'production' | 'development' }) => Promise<webpack.Configuration>;
};

/** Production build of one app into `<folder>/dist`. Throws what webpack reports, warnings too. */
export async function buildApp(folder: string): Promise<void> {
  const { default: configure } = (await import(path.join(root, folder, 'webpack.config.js'))) as ConfigModule;
  const started = Date.now();
  const config = await configure({}, { mode: 'production' });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, result) => {
      compiler.close(() => {
        if (result) resolve(result);
        else reject(error ?? new Error('webpack ended without a result.'));
      });
    });
  });
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(
      `The build of ${folder} failed:\n${stats.toString({ preset: 'errors-warnings', colors: false })}`,
    );
  // Standard output belongs to the command's own answer.
  console.error(`Built ${folder} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
