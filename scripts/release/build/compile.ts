import webpack from 'webpack';

/** Runs webpack once. Throws what it reports as an error. */
export async function compile(config: webpack.Configuration): Promise<webpack.Stats> {
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, result) => {
      compiler.close(() => {
        if (result) resolve(result);
        else reject(error ?? new Error('webpack ended without a result.'));
      });
    });
  });
  if (stats.hasErrors())
    throw new Error(
      `The build of ${config.name ?? 'an app'} failed:\n${stats.toString({ preset: 'errors-warnings', colors: false })}`,
    );
  return stats;
}
