import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { doors } from './doors.ts';
import { sortByKey } from './sortByKey.ts';
import { sortUnions } from './sortUnions.ts';

/** Declarations of files and of the repository's files that they import. */
export function declarationsOf(
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
  return sortByKey(declarations);
}

/** Imported files of the repository. */
export function importsOf(
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
