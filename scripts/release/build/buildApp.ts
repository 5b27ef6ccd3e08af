import path from 'node:path';
import webpack from 'webpack';

const root = path.join(import.meta.dirname, '../..');

/**
 * The production build of one app, into `<folder>/dist`.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Error} what webpack reports; a warning is an error too
 */
export async function buildApp(folder) {
  const { default: configure } = await import(path.join(root, folder, 'webpack.config.js'));
  const started = Date.now();
  const stats = await new Promise((resolve, reject) => {
    const compiler = webpack(configure({}, { mode: 'production' }));
    compiler.run((error, result) => {
      compiler.close(() => (error ? reject(error) : resolve(result)));
    });
  });
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(
      `The build of ${folder} failed:\n${stats.toString({ preset: 'errors-warnings', colors: false })}`,
    );
  console.log(`Built ${folder} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
