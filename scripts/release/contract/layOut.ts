import path from 'node:path';
import ts from 'typescript';
import { comparable, symbolsFolder } from './comparable.mjs';

/** @typedef {import('./Contract.mjs').Contract} Contract */

/** As strict as the house's own, whatever the house's become: a fault that only a lax compiler overlooks is one. */
/** @type {ts.CompilerOptions} */
const options = {
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

/** What is installed, once read: a program may be made more than once in a process. @type {Map<string, ts.SourceFile | undefined>} */
const installed = new Map();

/**
 * The contracts of several apps side by side, as one program. Nothing is written: the files are where there are none,
 * in a folder per app from which the installed packages are found.
 *
 * @param {string} root of the repository
 * @param {Record<string, Contract>} contracts by a name for each
 * @param {Record<string, string>} probes more files, by name
 * @returns {{ program: ts.Program, place: (name: string, file: string) => string }}
 */
export function layOut(root, contracts, probes) {
  const base = path.join(root, '.contracts');
  const place = (/** @type {string} */ name, /** @type {string} */ file) =>
    path.join(base, name, `${file.replace(/(\.d)?\.tsx?$/, '')}.d.ts`);

  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {Map<string, Set<string>>} */
  const symbols = new Map();
  for (const [name, contract] of Object.entries(contracts))
    for (const [file, text] of Object.entries(contract.files)) {
      const made = comparable(file, text);
      files.set(place(name, file), made.text);
      for (const symbol of made.symbols) symbols.set(file, (symbols.get(file) ?? new Set()).add(symbol));
    }
  for (const [file, names] of symbols)
    files.set(
      place(symbolsFolder, file),
      [...names].map((name) => `export declare const ${name}: unique symbol;\n`).join(''),
    );
  for (const [file, text] of Object.entries(probes))
    files.set(place('probes', file), comparable(file, text).text);

  const folders = new Set([...files.keys()].flatMap((file) => foldersAbove(file, base)));
  const real = ts.createCompilerHost(options);

  /** @param {string} specifier @param {string} from @returns {string | undefined} */
  const inContract = (specifier, from) => {
    const [name = ''] = path.relative(base, from).split(path.sep);
    if (specifier.startsWith(`${symbolsFolder}/`))
      return place(symbolsFolder, specifier.slice(symbolsFolder.length + 1));
    if (name === 'probes') {
      const [app = '', ...rest] = specifier.split('/');
      return contracts[app] && place(app, rest.join('/'));
    }
    const door = contracts[name]?.doors[specifier];
    return door && place(name, door);
  };

  /** @type {ts.CompilerHost} */
  const host = {
    ...real,
    getCurrentDirectory: () => root,
    fileExists: (file) => files.has(path.normalize(file)) || real.fileExists(file),
    directoryExists: (folder) =>
      folders.has(path.normalize(folder)) || real.directoryExists?.(folder) === true,
    readFile: (file) => files.get(path.normalize(file)) ?? real.readFile(file),
    getSourceFile: (file, languageVersion, ...rest) => {
      const text = files.get(path.normalize(file));
      if (text !== undefined) return ts.createSourceFile(file, text, languageVersion, true);
      if (!installed.has(file)) installed.set(file, real.getSourceFile(file, languageVersion, ...rest));
      return installed.get(file);
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
  return { program: ts.createProgram([...files.keys()], options, host), place };
}

/** @param {string} file @param {string} base @returns {string[]} */
function foldersAbove(file, base) {
  const folder = path.dirname(file);
  return folder === base ? [base] : [folder, ...foldersAbove(folder, base)];
}
