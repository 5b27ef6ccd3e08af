import ts from 'typescript';

/** Equal texts of two symbols and all they name: the compiler cannot compare generic types with conditions. */
export function isDeclaredAlike(checker: ts.TypeChecker, a: ts.Symbol, b: ts.Symbol): boolean {
  return textOf(checker, a) === textOf(checker, b);
}

function textOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const found: Set<ts.Declaration> = new Set();
  const add = (named: ts.Symbol | undefined) => {
    const target =
      named && (named.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(named) : named;
    for (const declaration of target?.declarations ?? []) {
      if (found.has(declaration) || /\/node_modules\//.test(declaration.getSourceFile().fileName)) continue;
      found.add(declaration);
      visit(declaration);
    }
  };
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) add(checker.getSymbolAtLocation(node));
    ts.forEachChild(node, visit);
  };
  add(symbol);
  return [...found].map((declaration) => declaration.getText()).join('\n');
}
