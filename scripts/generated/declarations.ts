import ts from 'typescript';
import { normalize } from './normalize.ts';

export interface Declarations {
  exported: string[];
  /** Types of the house that the exported ones name. */
  named: string[];
}

const { Alias, Class, Function: FunctionFlag, Interface, TypeAlias, Variable } = ts.SymbolFlags;
const declared = Class | FunctionFlag | Interface | TypeAlias | Variable;

/** The declarations of exports and of everything of the house that they name, each sorted by name. */
export function declarationsOf(checker: ts.TypeChecker, exports: ts.Symbol[]): Declarations {
  const resolve = (symbol: ts.Symbol) =>
    (symbol.flags & Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  const done = new Set(exports.map(resolve));
  const waiting: ts.Symbol[] = [];
  const onName = (name: ts.Symbol) => {
    const symbol = resolve(name);
    if (done.has(symbol) || (symbol.flags & declared) === 0 || !isOfHouse(symbol)) return;
    done.add(symbol);
    waiting.push(symbol);
  };
  const print = (symbol: ts.Symbol, name: string, isExported: boolean) =>
    (symbol.declarations ?? []).map((declaration) =>
      normalize(checker, declaration, { name, isExported, onName }),
    );

  const exported = sortedByName(exports).flatMap((symbol) => {
    const target = resolve(symbol);
    return isOfHouse(target) ? print(target, symbol.name, true) : reexportOf(symbol);
  });
  const named: [name: string, texts: string[]][] = [];
  for (const symbol of waiting) named.push([symbol.name, print(symbol, symbol.name, false)]);
  return { exported, named: named.sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, texts]) => texts) };
}

const isOfHouse = ({ declarations }: ts.Symbol) =>
  declarations?.some((declaration) => !/\/node_modules\//.test(declaration.getSourceFile().fileName)) ===
  true;

const sortedByName = (symbols: ts.Symbol[]) => [...symbols].sort((a, b) => (a.name < b.name ? -1 : 1));

function reexportOf({ name, declarations }: ts.Symbol): string {
  const specifier = declarations?.[0];
  const from =
    specifier && ts.isExportSpecifier(specifier) ? specifier.parent.parent.moduleSpecifier : undefined;
  if (!from) throw new Error(`${name} is exported in a way that its page cannot show.`);
  return `export { ${name} } from ${from.getText()};`;
}
