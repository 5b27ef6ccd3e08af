import path from 'node:path';
import ts from 'typescript';
import type { Disagreement } from './Disagreement.ts';
import { isDeclaredAlike } from './isDeclaredAlike.ts';
import { layOut } from './layOut.ts';
import { nameFault } from './nameFault.ts';
import { namesOf, probeOfName, probeOfScreen, probeStart, screensOf, type Remote } from './probes.ts';
import { propFaults } from './propFaults.ts';
import type { Contract } from './Contract.ts';

/**
 * Checks with the compiler that screens take the props that their declaration and the host's slots give, and that the
 * host's copy of shared is what each remote expects. `root` has the packages that the contracts name; remotes and result are by app.
 */
export function compareContracts(
  root: string,
  host: Contract,
  remotes: Record<string, Remote>,
): Record<string, Disagreement[]> {
  const contracts = Object.fromEntries(Object.entries(remotes).map(([app, { contract }]) => [app, contract]));
  const rows = Object.fromEntries(
    Object.entries(remotes).map(([app, remote]) => [
      app,
      { screens: screensOf(remote), names: namesOf(remote.contract) },
    ]),
  );
  const { program, pathOf } = layOut(
    root,
    { ...contracts, host },
    Object.fromEntries(
      Object.entries(rows).map(([app, { screens, names }]) => [
        app,
        [
          probeStart(host),
          ...screens.map(({ expose, file, passing }, index) =>
            probeOfScreen(app, index, { expose, file, passing }),
          ),
          ...names.map(({ file, name }, index) => probeOfName(app, index, { file, name })),
        ].join('\n'),
      ]),
    ),
  );

  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(rows).map(([app, { screens, names }]) => {
      const probe = exportsOf(program, pathOf('probes', app));
      const typeOf = (name: string) => {
        const symbol = probe.get(name);
        if (!symbol) throw new Error(`The probe of ${app} has no ${name}.`);
        return checker.getDeclaredTypeOfSymbol(symbol);
      };
      const ofScreens = screens.flatMap((screen, index) =>
        propFaults(checker, host, screen, {
          props: typeOf(`props${String(index)}`),
          passed: typeOf(`passed${String(index)}`),
        }),
      );
      const seen = new Set();
      const ofNames = names.flatMap((use, index) => {
        const own = exportsOf(program, pathOf('host', use.file)).get(use.name);
        const symbol = own && (own.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(own) : own;
        const declared = symbol?.declarations?.[0]?.getSourceFile().fileName;
        const files = {
          host: (declared && sourceFileOf(host, pathOf, declared)) ?? use.file,
          remote: use.by,
        };
        const found = nameFault(checker, use, (part) => typeOf(`${part}${String(index)}`), symbol);
        const theirs = exportsOf(program, pathOf(app, use.file)).get(use.name);
        if (!found || seen.has(found.key) || (own && theirs && isDeclaredAlike(checker, own, theirs)))
          return [];
        seen.add(found.key);
        return [{ ...found.fault, files }];
      });
      // Function types mostly contain types that are compared as well, where the message is clearer.
      const clear = ofNames.filter(({ kind }) => kind !== 'other');
      return [app, [...ofScreens, ...(clear.length > 0 ? clear : ofNames)]];
    }),
  );
}

function exportsOf(program: ts.Program, file: string): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return new Map((module ? checker.getExportsOfModule(module) : []).map((symbol) => [symbol.name, symbol]));
}

const sourceFileOf = (contract: Contract, pathOf: (name: string, file: string) => string, laidOut: string) =>
  Object.keys(contract.files).find(
    (file) => path.normalize(pathOf('host', file)) === path.normalize(laidOut),
  );
