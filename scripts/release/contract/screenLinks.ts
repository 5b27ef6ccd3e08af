import path from 'node:path';
import ts from 'typescript';
import type { ScreenLink } from './Contract.ts';
import { hasFlag } from './propFaults.ts';

/** Every `<ScreenLink>` and what is styled from it, found by the type of its props. Throws a sentence for unreadable ones. */
export function screenLinks(program: ts.Program, sources: ts.SourceFile[], root: string): ScreenLink[] {
  const checker = program.getTypeChecker();
  const links: ScreenLink[] = [];

  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit);
    if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return;
    const valueOf = (wanted: string) => valueOfAttribute(checker, node, wanted);
    const [to, given] = [valueOf('to'), valueOf('params')];
    if (!to || !isScreenLink(checker, node)) return;

    const file = path.relative(root, node.getSourceFile().fileName).split(path.sep).join('/');
    const targets = textsOf(checker, to);
    const params = paramsOf(checker, given);
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

/** Source of an attribute, the last one: an expression, or a spread, in which nobody can read it. */
function valueOfAttribute(
  checker: ts.TypeChecker,
  { attributes }: ts.JsxOpeningLikeElement,
  wanted: string,
): ts.Expression | ts.JsxSpreadAttribute | undefined {
  const attribute = attributes.properties.findLast((one) =>
    ts.isJsxSpreadAttribute(one)
      ? partsOf(checker.getTypeAtLocation(one.expression)).some((part) => mayGive(part, wanted))
      : ts.isIdentifier(one.name) && one.name.text === wanted,
  );
  if (!attribute || ts.isJsxSpreadAttribute(attribute)) return attribute;
  const value = attribute.initializer;
  return value && ts.isJsxExpression(value) ? value.expression : value;
}

/** Possible texts of an expression; none if one of them is open. */
function textsOf(checker: ts.TypeChecker, node: ts.Expression | ts.JsxSpreadAttribute) {
  if (ts.isJsxSpreadAttribute(node)) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  const parts = partsOf(checker.getTypeAtLocation(node));
  return parts.every((one) => one.isStringLiteral()) ? parts.map((one) => one.value).sort() : [];
}

/** Names of the parameters that are always given, and of those that may be; null if the type does not say. */
function paramsOf(checker: ts.TypeChecker, node: ts.Expression | ts.JsxSpreadAttribute | undefined) {
  if (!node) return { params: [], optionalParams: [] };
  if (ts.isJsxSpreadAttribute(node)) return null;
  const parts = partsOf(checker.getTypeAtLocation(node));
  const isNamed = (type: ts.Type) => hasFlag(type, ts.TypeFlags.Object) && !type.getStringIndexType();
  if (!parts.every(isNamed)) return null;
  // Of a choice of objects, the compiler gives each the names of the others, as undefined.
  const given = parts.map((part) =>
    checker
      .getPropertiesOfType(part)
      .filter((one) => !hasFlag(checker.getTypeOfSymbol(one), ts.TypeFlags.Undefined)),
  );
  const isAlways = (name: string) =>
    given.every((some) => some.some((one) => one.name === name && !isOptional(one)));
  const names = [...new Set(given.flat().map(({ name }) => name))].sort();
  return { params: names.filter(isAlways), optionalParams: names.filter((name) => !isAlways(name)) };
}

const mayGive = (type: ts.Type, name: string) =>
  type.getProperty(name) !== undefined || hasFlag(type, ts.TypeFlags.Any);
const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;
