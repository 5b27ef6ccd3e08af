import ts from 'typescript';
import { styledParts } from './styledParts.ts';

interface NormalizeOptions {
  /** The name of the export, which may differ from that of the declaration. */
  name: string;
  isExported: boolean;
  onName: (symbol: ts.Symbol) => void;
}

const { factory } = ts;
const printer = ts.createPrinter({ removeComments: true });

/** A declaration as text that changes with its meaning only: members sorted, `keyof` spelled out, parameters alike. */
export function normalize(
  checker: ts.TypeChecker,
  declaration: ts.Declaration,
  { name, isExported, onName }: NormalizeOptions,
): string {
  const source = declaration.getSourceFile();
  const textOf = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  const report = (node: ts.Node | undefined) => {
    const symbol = node && checker.getSymbolAtLocation(node);
    if (symbol) onName(symbol);
  };

  const transformer: ts.TransformerFactory<ts.Node> = (context) => {
    const children = <T extends ts.Node>(node: T) => ts.visitEachChild(node, visit, context);
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isTypeReferenceNode(node)) report(node.typeName);
      if (ts.isTypeQueryNode(node)) report(node.exprName);
      if (ts.isExpressionWithTypeArguments(node)) report(node.expression);
      if (ts.isTypeOperatorNode(node)) return keysOf(checker, node) ?? children(node);
      if (ts.isTypeLiteralNode(node)) return literalOf(children(node).members);
      if (ts.isInterfaceDeclaration(node)) {
        const { name: own, typeParameters, heritageClauses, members } = children(node);
        return factory.createInterfaceDeclaration([], own, typeParameters, heritageClauses, sorted(members));
      }
      if (ts.isImportTypeNode(node) && node.qualifier) {
        report(node.qualifier);
        const args = ts.visitNodes(node.typeArguments, visit, ts.isTypeNode);
        return node.isTypeOf
          ? factory.createTypeQueryNode(node.qualifier, args)
          : factory.createTypeReferenceNode(node.qualifier, args);
      }
      if (ts.isUnionTypeNode(node)) {
        const members = [...ts.visitNodes(node.types, visit, ts.isTypeNode)];
        return factory.createUnionTypeNode(members.sort((a, b) => compareMembers(textOf(a), textOf(b))));
      }
      if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name)) {
        const { modifiers, dotDotDotToken, questionToken, type } = children(node);
        const parameter = /^[A-Z]/.test(name) ? 'props' : 'options';
        return factory.createParameterDeclaration(modifiers, dotDotDotToken, parameter, questionToken, type);
      }
      const styled = ts.isVariableDeclaration(node) && node.type ? styledParts(checker, node.type) : null;
      if (styled && ts.isVariableDeclaration(node)) {
        const type = factory.createTypeReferenceNode('StyledComponent', [
          factory.createTypeReferenceNode(styled.element),
          literalOf(styled.props.map((prop) => ts.visitNode(prop, visit, ts.isTypeElement))),
        ]);
        return factory.updateVariableDeclaration(node, node.name, undefined, type, undefined);
      }
      return children(node);
    };
    return visit;
  };

  const { transformed } = ts.transform<ts.Node>(declaration, [transformer]);
  const text = textOf(transformed[0] ?? declaration)
    .replace(/^(export |declare )+/, '')
    .replace(new RegExp(`\\b${declaredName(declaration)}\\b`), name);
  const keyword = ts.isVariableDeclaration(declaration) ? 'const ' : '';
  return `${isExported ? 'export ' : ''}${keyword}${text}${keyword && ';'}`;
}

/** Null and undefined last, as people write them. */
function compareMembers(a: string, b: string): number {
  const rank = (text: string) => ['null', 'undefined'].indexOf(text);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

const literalOf = (members: readonly ts.TypeElement[]) =>
  ts.setEmitFlags(factory.createTypeLiteralNode(sorted(members)), ts.EmitFlags.SingleLine);

function sorted(members: readonly ts.TypeElement[]): ts.TypeElement[] {
  const nameOf = ({ name }: ts.TypeElement) => (name && 'text' in name ? name.text : '');
  return members.every(ts.isPropertySignature)
    ? [...members].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    : [...members];
}

/** The union of names that `keyof` stands for, so that what stands behind a name does not show; null for the browser's. */
function keysOf(checker: ts.TypeChecker, node: ts.TypeOperatorNode): ts.TypeNode | null {
  const properties = checker.getPropertiesOfType(checker.getTypeFromTypeNode(node.type));
  const sources = properties.flatMap(({ declarations = [] }) =>
    declarations.map((one) => one.getSourceFile()),
  );
  if (sources.length > 0 && sources.every(({ fileName }) => /\/lib\.[\w.]+$/.test(fileName))) return null;
  const type = checker.getTypeFromTypeNode(node);
  const members = type.isUnion() ? type.types : [type];
  const names = members.flatMap((one) => (one.isStringLiteral() ? one.value : []));
  if (names.length === 0 || names.length < members.length) return null;
  return factory.createUnionTypeNode(
    names.sort().map((text) => factory.createLiteralTypeNode(factory.createStringLiteral(text))),
  );
}

const declaredName = (declaration: ts.Declaration) => {
  const name = ts.getNameOfDeclaration(declaration);
  return name && ts.isIdentifier(name) ? name.text : '';
};
