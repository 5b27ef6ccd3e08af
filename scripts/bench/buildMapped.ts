import { readdirSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import { root } from '#process/root.ts';
import { compile } from '#release/build/compile.ts';
import { productionConfig } from '#release/build/productionConfig.ts';
import { partsOf, type Part } from './partsOf.ts';

/** The pieces of a script of an app, by the name of its file. */
export type ReadParts = (file: string) => Part[];

/** Builds an app as it is built for production, with source maps, with which the minifier may name a variable otherwise. */
export async function buildMapped(app: string): Promise<ReadParts> {
  const config = await productionConfig(app);
  const directory = path.join(root, '.cache/mapped', app);
  await compile({
    ...config,
    devtool: 'hidden-source-map',
    // Modules that the other build has kept are without maps.
    cache: false,
    output: {
      ...config.output,
      path: directory,
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        path.isAbsolute(absoluteResourcePath)
          ? path.relative(root, absoluteResourcePath)
          : absoluteResourcePath,
    },
  });
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  const own = new Map(readdirSync(directory).map((file) => [withoutHash(file), file]));
  const known = new Map<string, Part[]>();
  return (asked) => {
    const file = own.get(withoutHash(asked));
    if (file === undefined) throw new Error(`There is no ${asked} in ${directory}.`);
    const parts = known.get(file) ?? partsOf(read(file), JSON.parse(read(`${file}.map`)) as SourceMapPayload);
    known.set(file, parts);
    return parts;
  };
}

const withoutHash = (file: string) => file.replace(/\.[\da-f]{6}(?=\.js)/, '');
