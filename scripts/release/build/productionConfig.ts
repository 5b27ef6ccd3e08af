import path from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '#process/root.ts';
import type { RemoteEnv } from './apps.ts';

type ConfigModule = {
  default: (env: RemoteEnv, argv: { mode: 'production' | 'development' }) => Promise<Configuration>;
};

/** The recipe of one app's production build. */
export async function productionConfig(folder: string): Promise<Configuration> {
  const { default: configure } = (await import(path.join(root, folder, 'webpack.config.js'))) as ConfigModule;
  return configure({}, { mode: 'production' });
}
