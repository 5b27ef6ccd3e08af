import ts from 'typescript';

/** Keeps the used exports of a door: the others may change freely. */
export function trimDoor(door: ts.SourceFile | undefined, names: Set<string>) {
  const lines = (door?.statements ?? []).flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return [];
    const { exportClause, isTypeOnly, moduleSpecifier } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [statement.getText(door)];
    const used = exportClause.elements.filter(({ name }) => names.has(name.text));
    const list = used.map((one) => one.getText(door)).join(', ');
    return used.length > 0
      ? [`export ${isTypeOnly ? 'type ' : ''}{ ${list} } from ${moduleSpecifier.getText(door)};`]
      : [];
  });
  return [...lines, 'export {};', ''].join('\n');
}
