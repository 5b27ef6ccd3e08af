import path from 'node:path';
import ts from 'typescript';
import type { ScreenLink } from './Contract.ts';

/** Every `<ScreenLink>` and what is styled from it, found by the type of its props. Throws a sentence for unreadable ones. */
export function screenLinks(program: ts.Program, sources: ts.SourceFile[], root: string): ScreenLink[] {
  const checker = program.getTypeChecker();
  const links: ScreenLink[] = [];

  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit);
    if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return;
    const valueOf = (wanted: string) => valueOfAttribute(node, wanted);
    if (!valueOf('to') && !node.attributes.properties.some(ts.isJsxSpreadAttribute)) return;
    if (!isScreenLink(checker, node)) return;

    const file = path.relative(root, node.getSourceFile().fileName).split(path.sep).join('/');
    const targets = textsOf(checker, valueOf('to'));
    const params = paramsOf(checker, valueOf('params'));
    if (targets.length === 0 || !params)
      throw new Error(
        `${file}: a ScreenLink must name its screen and its parameters in so many words, so that the release gate can see where it leads.`,
      );
    for (const to of targets) {
      const link = { to, file, ...params };
      if (!links.some((one) => JSON.stringify(one) === JSON.stringify(link))) links.push(link);
    }
  };
  for (const source of sources) visit(source);
  return links;
}

function isScreenLink(checker: ts.TypeChecker, node: ts.JsxOpeningLikeElement) {
  const signature = checker.getResolvedSignature(node);
  const [props] = signature?.parameters ?? [];
  const to = props && checker.getTypeOfSymbol(props).getProperty('to');
  return to?.declarations?.some(
    ({ parent }) => ts.isInterfaceDeclaration(parent) && parent.name.text === 'ScreenLinkProps',
  );
}

function valueOfAttribute(
  { attributes }: ts.JsxOpeningLikeElement,
  wanted: string,
): ts.Expression | undefined {
  const attribute = attributes.properties.find(
    (one) => ts.isJsxAttribute(one) && ts.isIdentifier(one.name) && one.name.text === wanted,
  );
  const value = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression : value;
}

/** Possible texts of an expression; none if one of them is open. */
function textsOf(checker: ts.TypeChecker, node: ts.Expression | undefined) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  const type = checker.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  return parts.every((one) => one.isStringLiteral()) ? parts.map((one) => one.value).sort() : [];
}

/** Names of the parameters that are always given, and of those that may be; null if the type does not say. */
function paramsOf(checker: ts.TypeChecker, node: ts.Expression | undefined) {
  if (!node) return { params: [], optionalParams: [] };
  const type = checker.getTypeAtLocation(node);
  const isNamed = (type.flags & ts.TypeFlags.Object) !== 0 && type.getStringIndexType() === undefined;
  if (!isNamed) return null;
  const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;
  const all = checker.getPropertiesOfType(type);
  const names = (some: ts.Symbol[]) => some.map(({ name }) => name).sort();
  return {
    params: names(all.filter((one) => !isOptional(one))),
    optionalParams: names(all.filter(isOptional)),
  };
}
