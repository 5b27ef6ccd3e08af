import path from 'node:path';
import ts from 'typescript';
import { compilerOptions } from './compilerOptions.ts';
import { createInstalledHost } from './createInstalledHost.ts';
import { declarationsOf, importsOf } from './declarationsOf.ts';
import { doors } from './doors.ts';
import { namesUsed } from './namesUsed.ts';
import { propsGiven, slotProps, slotPropsDoor } from './propsGiven.ts';
import { screenLinks } from './screenLinks.ts';
import { sortByKey } from './sortByKey.ts';
import { trimDoor } from './trimDoor.ts';
import type { RemoteDeclaration } from '@portal/shared/declaration';
import type { Contract } from './Contract.ts';

/** Extracts an app's contract, the same on every machine. Throws a sentence when the sources do not tell. */
export function contractOf(root: string, folder: string, declaration?: RemoteDeclaration): Contract {
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
    contract.files = declarationsOf(program, Object.values(doors), { root, options });
    return contract;
  }

  contract.links = screenLinks(program, sources, root);
  if (declaration) contract.passes = propsGiven(declaration);
  const exposed = declarationsOf(program, Object.values(exposes), { root, options });
  const trimmed: Record<string, string> = {};
  for (const [door, file] of Object.entries(doors)) {
    const uses: Contract['uses'][string] = {};
    const names = new Set<string>(namesGiven(contract, door));
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
    contract.uses[door] = sortByKey(uses);
    trimmed[file] = trimDoor(program.getSourceFile(full(file)), names);
  }
  const needed = Object.entries(trimmed).flatMap(([file, text]) => importsOf(file, text, { root, options }));
  contract.files = sortByKey({
    ...exposed,
    ...declarationsOf(program, needed, { root, options }),
    ...trimmed,
  });
  return contract;
}

/** Named by the declaration, whether the panels name it or not. */
const namesGiven = ({ passes }: Contract, door: string) =>
  door === slotPropsDoor &&
  Object.values(passes)
    .flat()
    .some(({ props }) => props === slotProps)
    ? [slotProps]
    : [];

const parsed = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
