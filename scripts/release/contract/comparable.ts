import ts from 'typescript';

/** Folder for unique symbols, of which two declarations would never be equal. */
export const symbolsFolder = 'symbols';

/**
 * Rewrites declarations so that the compiler compares two copies by meaning: methods as strictly as functions, `any`
 * as a type that fits nothing, without private members and places of unique symbols. Returns the symbols to import.
 */
export function comparable(file: string, text: string): { text: string; symbols: string[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const { factory } = ts;
  const symbols: string[] = [];

  const transformer: ts.TransformerFactory<ts.SourceFile> = (context) => {
    const visit: (node: ts.Node) => ts.Node | ts.Node[] | undefined = (node) => {
      if (ts.isVariableStatement(node) && node.parent === source) {
        const [first] = node.declarationList.declarations;
        if (first && ts.isIdentifier(first.name) && isUniqueSymbol(first.type)) {
          symbols.push(first.name.text);
          const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
          return isExported ? exportNames(factory, [first.name.text]) : [];
        }
      }
      if (
        file.startsWith('shared/') &&
        ts.isVariableDeclaration(node) &&
        node.parent.parent.parent === source
      ) {
        const type = node.type ? widened(factory, node.type) : kindOf(factory, node.initializer);
        const plain = type && factory.updateVariableDeclaration(node, node.name, undefined, type, undefined);
        if (plain) return ts.visitEachChild(plain, visit, context);
      }
      if (isPrivate(node)) return undefined;
      if (node.kind === ts.SyntaxKind.AnyKeyword)
        return factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
      if ((ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) && !isOverloaded(node)) {
        const type = factory.createFunctionTypeNode(
          node.typeParameters,
          node.parameters,
          node.type ?? factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword),
        );
        const property = ts.isMethodSignature(node)
          ? factory.createPropertySignature(node.modifiers, node.name, node.questionToken, type)
          : factory.createPropertyDeclaration(node.modifiers, node.name, node.questionToken, type, undefined);
        return ts.visitEachChild(property, visit, context);
      }
      return ts.visitEachChild(node, visit, context);
    };
    return (node) => ts.visitEachChild<ts.SourceFile>(node, visit, context);
  };

  const { transformed } = ts.transform<ts.SourceFile>(source, [transformer]);
  const printed = ts.createPrinter().printFile(transformed[0] ?? source);
  const imports =
    symbols.length > 0 ? `import { ${symbols.join(', ')} } from '${symbolsFolder}/${file}';\n` : '';
  return { text: imports + printed, symbols };
}

/** `number` of `640`: which value a constant has is the matter of who brings it. */
function kindOf(factory: ts.NodeFactory, value: ts.Node | undefined) {
  const { StringKeyword, NumberKeyword } = ts.SyntaxKind;
  if (value && ts.isStringLiteralLike(value)) return factory.createKeywordTypeNode(StringKeyword);
  return value && ts.isNumericLiteral(value) ? factory.createKeywordTypeNode(NumberKeyword) : undefined;
}

/** The type of a constant without the values of its properties. */
function widened(factory: ts.NodeFactory, type: ts.TypeNode): ts.TypeNode {
  if (ts.isLiteralTypeNode(type)) return kindOf(factory, type.literal) ?? type;
  if (!ts.isTypeLiteralNode(type)) return type;
  const members = type.members.map((one) =>
    ts.isPropertySignature(one) && one.type
      ? factory.updatePropertySignature(
          one,
          one.modifiers,
          one.name,
          one.questionToken,
          widened(factory, one.type),
        )
      : one,
  );
  return factory.updateTypeLiteralNode(type, factory.createNodeArray(members));
}

const isUniqueSymbol = (type: ts.TypeNode | undefined) =>
  type !== undefined && ts.isTypeOperatorNode(type) && type.operator === ts.SyntaxKind.UniqueKeyword;

const exportNames = (factory: ts.NodeFactory, names: string[]) => [
  factory.createExportDeclaration(
    undefined,
    false,
    factory.createNamedExports(names.map((name) => factory.createExportSpecifier(false, undefined, name))),
  ),
];

function isPrivate(node: ts.Node) {
  if (!ts.isClassElement(node)) return false;
  if (node.name && ts.isPrivateIdentifier(node.name)) return true;
  const { PrivateKeyword, ProtectedKeyword } = ts.SyntaxKind;
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({ kind }) => kind === PrivateKeyword || kind === ProtectedKeyword) === true;
}

function isOverloaded(node: ts.MethodSignature | ts.MethodDeclaration) {
  const { members } = node.parent as unknown as { members?: ts.NodeArray<ts.Node> };
  const name = node.name.getText();
  return (
    members?.some(
      (other) =>
        other !== node &&
        (ts.isMethodSignature(other) || ts.isMethodDeclaration(other)) &&
        other.name.getText() === name,
    ) === true
  );
}
