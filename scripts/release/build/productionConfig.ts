import type { Configuration } from 'webpack';
import { recipeOf, type RemoteEnv } from './apps.ts';

type ConfigModule = {
  default: (env: RemoteEnv, argv: { mode: 'production' | 'development' }) => Promise<Configuration>;
};

/** The recipe of one app's production build. */
export async function productionConfig(folder: string): Promise<Configuration> {
  const { default: configure } = (await import(recipeOf(folder))) as ConfigModule;
  return configure({}, { mode: 'production' });
}
