import ts from 'typescript';
import type { Way } from './Contract.ts';

/** Calls that only read or only write an atom: `useAtomValue(x)`, `store.set(x, 1)`. */
const readers = new Set(['useAtomValue', 'get']);
const writers = new Set(['useSetAtom', 'set']);

/** Names that a file imports from a module and how it uses each (not at all: as a type); `*` is the whole module. */
export function namesUsed(source: ts.SourceFile, module: string): Map<string, Set<Way>> {
  const used: Map<string, Set<Way>> = new Map();
  const local: Map<string, string> = new Map();
  const add = (name: string, ...ways: Way[]) => used.set(name, new Set([...(used.get(name) ?? []), ...ways]));

  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from) || from.text !== module) continue;
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, isTypeOnly } = statement;
      if (!exportClause || !ts.isNamedExports(exportClause)) add('*', 'whole');
      else
        for (const one of exportClause.elements)
          add(
            (one.propertyName ?? one.name).text,
            ...((isTypeOnly || one.isTypeOnly ? [] : ['whole']) as Way[]),
          );
      continue;
    }
    const names = statement.importClause?.namedBindings;
    if (names && ts.isNamespaceImport(names)) add('*', 'whole');
    else
      for (const { name, propertyName } of names?.elements ?? []) {
        local.set(name.text, (propertyName ?? name).text);
        add((propertyName ?? name).text);
      }
  }

  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isExportDeclaration(node)) {
      for (const name of handedOn(node)) if (local.has(name)) add(local.get(name) ?? name, 'whole');
      return;
    }
    if (isLateImportOf(node, module)) for (const name of namesOfLate(node)) add(name, 'whole');
    if (ts.isImportTypeNode(node) && isTypeOf(node, module)) add(firstName(node.qualifier) ?? '*');
    const name = ts.isIdentifier(node) && !isOnlyAName(node) ? local.get(node.text) : undefined;
    if (name !== undefined) add(name, wayOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return used;
}

const isTypeOf = ({ argument }: ts.ImportTypeNode, module: string) =>
  ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal) && argument.literal.text === module;

/** Values that `export { a }` hands on from where they were imported to. */
function handedOn({ exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration): string[] {
  if (isTypeOnly || moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements
    .filter((one) => !one.isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

function isLateImportOf(node: ts.Node, module: string): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return false;
  const [from] = node.arguments;
  return from !== undefined && ts.isStringLiteralLike(from) && from.text === module;
}

/** Names in `(await import('x')).a` and `const { a } = await import('x')`; all other ways are the whole module. */
function namesOfLate(node: ts.CallExpression): string[] {
  if (!ts.isAwaitExpression(node.parent)) return ['*'];
  let read: ts.Node = node.parent.parent;
  while (ts.isParenthesizedExpression(read)) read = read.parent;
  if (ts.isPropertyAccessExpression(read)) return [read.name.text];
  if (!ts.isVariableDeclaration(read) || !ts.isObjectBindingPattern(read.name)) return ['*'];
  return read.name.elements.map(({ name, propertyName = name, dotDotDotToken }) =>
    !dotDotDotToken && ts.isIdentifier(propertyName) ? propertyName.text : '*',
  );
}

const firstName = (name: ts.EntityName | undefined): string | undefined =>
  name && ts.isQualifiedName(name) ? firstName(name.left) : name?.text;

/** `a.name`, `{ name: 1 }` and types are spelled like the imported name without using it. */
function isOnlyAName(node: ts.Node) {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node) ||
    ts.isTypeReferenceNode(parent) ||
    ts.isTypeQueryNode(parent) ||
    ts.isQualifiedName(parent) ||
    (ts.isExpressionWithTypeArguments(parent) && isType(parent.parent))
  );
}

/** Heritage that is gone at run time; a class that is extended is not. */
const isType = (node: ts.Node) =>
  ts.isHeritageClause(node) &&
  (node.token === ts.SyntaxKind.ImplementsKeyword || ts.isInterfaceDeclaration(node.parent));

function wayOf(node: ts.Node): Way {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== node) return 'whole';
  const callee = ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression;
  if (!ts.isIdentifier(callee)) return 'whole';
  if (readers.has(callee.text)) return 'read';
  return writers.has(callee.text) ? 'write' : 'whole';
}
