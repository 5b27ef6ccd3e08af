import path from 'node:path';
import ts from 'typescript';
import { doors } from './doors.ts';

/** The repository's own options, so that types are the same as in `npm test`. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: unknown };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    // `npm test` checks; here only declarations count.
    noCheck: true,
    // The installed @types are those of tests.
    types: [],
    // Linked packages keep their path in node_modules.
    preserveSymlinks: true,
    newLine: ts.NewLineKind.LineFeed,
    paths: Object.fromEntries(
      Object.entries({
        ...options.paths,
        ...Object.fromEntries(Object.entries(doors).map(([door, file]) => [door, [file]])),
      }).map(([name, files]) => [name, files.map((file) => path.join(root, file))]),
    ),
  };
}
