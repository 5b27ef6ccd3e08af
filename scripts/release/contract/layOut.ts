import path from 'node:path';
import ts from 'typescript';
import { comparable, symbolsFolder } from './comparable.ts';
import { createInstalledHost } from './createInstalledHost.ts';
import type { Contract } from './Contract.ts';

/** Fixed and strict, so that faults do not depend on the repository's own options. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
};

/** A program of contracts side by side, resolving packages of `root`. `probes` are further files by name. */
export function layOut(
  root: string,
  contracts: Record<string, Contract>,
  probes: Record<string, string>,
): { program: ts.Program; pathOf: (name: string, file: string) => string } {
  const base = path.join(root, '.contracts');
  const pathOf = (name: string, file: string) =>
    path.join(base, name, `${file.replace(/(\.d)?\.tsx?$/, '')}.d.ts`);

  const files: Map<string, string> = new Map();
  const symbols: Map<string, Set<string>> = new Map();
  for (const [name, contract] of Object.entries(contracts))
    for (const [file, text] of Object.entries(contract.files)) {
      const made = comparable(file, text);
      files.set(pathOf(name, file), made.text);
      for (const symbol of made.symbols) symbols.set(file, (symbols.get(file) ?? new Set()).add(symbol));
    }
  for (const [file, names] of symbols)
    files.set(
      pathOf(symbolsFolder, file),
      [...names].map((name) => `export declare const ${name}: unique symbol;\n`).join(''),
    );
  for (const [file, text] of Object.entries(probes))
    files.set(pathOf('probes', file), comparable(file, text).text);

  const folders = new Set([...files.keys()].flatMap((file) => foldersAbove(file, base)));
  const real = createInstalledHost(options);

  const inContract = (specifier: string, from: string): string | undefined => {
    const [name = ''] = path.relative(base, from).split(path.sep);
    if (specifier.startsWith(`${symbolsFolder}/`))
      return pathOf(symbolsFolder, specifier.slice(symbolsFolder.length + 1));
    if (name === 'probes') {
      const [app = '', ...rest] = specifier.split('/');
      return contracts[app] && pathOf(app, rest.join('/'));
    }
    const door = contracts[name]?.doors[specifier];
    return door && pathOf(name, door);
  };

  const host: ts.CompilerHost = {
    ...real,
    getCurrentDirectory: () => root,
    fileExists: (file) => files.has(path.normalize(file)) || real.fileExists(file),
    directoryExists: (folder) =>
      folders.has(path.normalize(folder)) || real.directoryExists?.(folder) === true,
    readFile: (file) => files.get(path.normalize(file)) ?? real.readFile(file),
    getSourceFile: (file, languageVersion, ...rest) => {
      const text = files.get(path.normalize(file));
      if (text !== undefined) return ts.createSourceFile(file, text, languageVersion, true);
      return real.getSourceFile(file, languageVersion, ...rest);
    },
    resolveModuleNameLiterals: (literals, from, _redirected, resolution) =>
      literals.map(({ text }) => {
        const own = inContract(text, from);
        if (own !== undefined)
          return {
            resolvedModule: { resolvedFileName: own, extension: '.d.ts', isExternalLibraryImport: false },
          };
        return ts.resolveModuleName(text, from, resolution, host);
      }),
  };
  return { program: ts.createProgram([...files.keys()], options, host), pathOf };
}

function foldersAbove(file: string, base: string): string[] {
  const folder = path.dirname(file);
  return folder === base ? [base] : [folder, ...foldersAbove(folder, base)];
}
