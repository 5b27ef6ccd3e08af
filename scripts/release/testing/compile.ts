import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** Builds `main.js` of these files for production. @returns the text of its script; throws what webpack objects to */
export async function compile(
  files: Record<string, string>,
  { output, ...others }: webpack.Configuration,
): Promise<string> {
  const directory = temporaryDirectory();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  }
  const context = path.join(directory, others.context ?? '');
  const compiler = webpack({
    mode: 'production',
    entry: './main.js',
    performance: false,
    cache: false,
    ...others,
    context,
    output: { path: path.join(context, 'dist'), ...output },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  return readFileSync(path.join(context, 'dist/main.js'), 'utf8');
}
