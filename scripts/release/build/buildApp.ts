import { compile } from './compile.ts';
import { productionConfig } from './productionConfig.ts';

/** Production build of one app into `<folder>/dist`. Throws what webpack reports, warnings too. */
export async function buildApp(folder: string): Promise<void> {
  const started = Date.now();
  const stats = await compile(await productionConfig(folder));
  if (stats.hasWarnings())
    throw new Error(
      `The build of ${folder} has warnings:\n${stats.toString({ preset: 'errors-warnings', colors: false })}`,
    );
  // Standard output belongs to the command's own answer.
  console.error(`Built ${folder} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
