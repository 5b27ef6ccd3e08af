import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createInstalledHost } from './createInstalledHost.ts';
import { namesUsed } from './namesUsed.ts';
import { propsPassed } from './propsPassed.ts';
import { sortUnions } from './sortUnions.ts';
import type { Contract } from './Contract.ts';

/** Runtime doors of shared. */
const doors = {
  '@portal/shared': 'shared/src/index.ts',
  '@portal/shared/dialog': 'shared/src/dialog.ts',
  '@portal/shared/router': 'shared/src/router.ts',
};

/**
 * Extracts an app's contract; the same sources give the same contract on every machine. Throws a sentence when the
 * sources do not tell.
 */
export function contractOf(root: string, folder: string): Contract {
  const options = compilerOptions(root);
  const full = (file: string) => path.join(root, file);
  const relative = (file: string) => path.relative(root, file).split(path.sep).join('/');
  const exposes =
    folder === 'host'
      ? {}
      : Object.fromEntries(
          ts.sys
            .readDirectory(full(`${folder}/src/exposes`), ['.ts', '.tsx'], ['**/*.test.*'])
            .map((file): [string, string] => [path.parse(file).name, relative(file)])
            .sort(),
        );
  const entries = folder === 'host' ? ['host/src/index.ts'] : Object.values(exposes);
  // Independent of the current directory.
  const host = { ...createInstalledHost(options), getCurrentDirectory: () => root };
  const program = ts.createProgram([...entries, ...Object.values(doors)].map(full), options, host);
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => relative(fileName).startsWith(`${folder}/src/`))
    .sort((a, b) => (a.fileName < b.fileName ? -1 : 1));

  const contract: Contract = { format: 1, files: {}, doors, exposes, uses: {}, passes: {} };
  if (folder === 'host') {
    const { passes, named } = propsPassed(program, sources, root);
    contract.passes = sorted(passes);
    contract.files = declarationsOf(program, [...Object.values(doors), ...named], { root, options });
    return contract;
  }

  const exposed = declarationsOf(program, Object.values(exposes), { root, options });
  const trimmed: Record<string, string> = {};
  for (const [door, file] of Object.entries(doors)) {
    const uses: Contract['uses'][string] = {};
    const names = new Set<string>();
    for (const source of sources)
      for (const [name, ways] of namesUsed(source, door)) {
        if (name === '*')
          throw new Error(
            `${relative(source.fileName)}: name what is used of ${door}, so that the release gate can see it.`,
          );
        names.add(name);
        const known = uses[name];
        if (ways.size > 0)
          uses[name] = {
            file: known?.file ?? relative(source.fileName),
            ways: [...new Set([...(known?.ways ?? []), ...ways])].sort(),
          };
      }
    for (const [file, text] of Object.entries(exposed))
      for (const name of namesUsed(parsed(file, text), door).keys()) names.add(name);
    contract.uses[door] = sorted(uses);
    trimmed[file] = trimmedDoor(program.getSourceFile(full(file)), names);
  }
  const needed = Object.entries(trimmed).flatMap(([file, text]) => importsOf(file, text, { root, options }));
  contract.files = sorted({ ...exposed, ...declarationsOf(program, needed, { root, options }), ...trimmed });
  return contract;
}

/** The repository's own options, so that types are the same as in `npm test`. */
function compilerOptions(root: string): ts.CompilerOptions {
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

/** Declarations of files and of the repository's files that they import. */
function declarationsOf(
  program: ts.Program,
  files: string[],
  house: { root: string; options: ts.CompilerOptions },
) {
  const declarations: Record<string, string> = {};
  const waiting = [...new Set(files)];
  for (const file of waiting) {
    const source = program.getSourceFile(path.join(house.root, file));
    let text = source?.isDeclarationFile ? readFileSync(source.fileName, 'utf8') : '';
    const { diagnostics } = program.emit(source, (_name, emitted) => (text = emitted), undefined, true);
    if (diagnostics[0])
      throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' ')}`);
    declarations[file] = sortUnions(file, text);
    // A remote's uses of shared are recorded separately.
    for (const next of importsOf(file, text, house))
      if (!waiting.includes(next) && !Object.values(doors).includes(next)) waiting.push(next);
  }
  return sorted(declarations);
}

/** Imported files of the repository. */
function importsOf(
  file: string,
  text: string,
  { root, options }: { root: string; options: ts.CompilerOptions },
): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const { resolvedModule } = ts.resolveModuleName(fileName, path.join(root, file), options, ts.sys);
    if (!resolvedModule || resolvedModule.isExternalLibraryImport) return [];
    return path.relative(root, resolvedModule.resolvedFileName).split(path.sep).join('/');
  });
}

/** Keeps the used exports of a door: the others may change freely. */
function trimmedDoor(door: ts.SourceFile | undefined, names: Set<string>) {
  const lines = (door?.statements ?? []).flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return [];
    const { exportClause, isTypeOnly, moduleSpecifier } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [statement.getText(door)];
    const kept = exportClause.elements.filter(({ name }) => names.has(name.text));
    const list = kept.map((one) => one.getText(door)).join(', ');
    return kept.length > 0
      ? [`export ${isTypeOnly ? 'type ' : ''}{ ${list} } from ${moduleSpecifier.getText(door)};`]
      : [];
  });
  return [...lines, 'export {};', ''].join('\n');
}

const parsed = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
