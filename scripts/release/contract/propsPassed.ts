import path from 'node:path';
import ts from 'typescript';
import type { Passing } from './Contract.ts';

const { NoTruncation, UseFullyQualifiedType, InTypeAlias } = ts.TypeFormatFlags;

/**
 * Props that the host passes in every `<RemoteScreen>`. Further props of the screens are left out, so that the host may
 * ship before or after a remote that adds one. `named` are the files of types that the props use.
 */
export function propsPassed(
  program: ts.Program,
  sources: ts.SourceFile[],
  root: string,
): { passes: Record<string, Passing[]>; named: string[] } {
  const checker = program.getTypeChecker();
  const passes: Record<string, Passing[]> = {};
  const named: Set<string> = new Set();

  const asText = (type: ts.Type) =>
    checker
      .typeToString(type, undefined, NoTruncation | UseFullyQualifiedType | InTypeAlias)
      .replace(/import\("([^"]+)"\)/g, (_all, file: string) => {
        const outside = /.*\/node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
        if (outside) return `import("${outside}")`;
        const source = ['.ts', '.tsx'].map((end) => file + end).find((name) => program.getSourceFile(name));
        const importPath = path
          .relative(root, source ?? file)
          .split(path.sep)
          .join('/');
        named.add(importPath);
        return `import("${importPath}")`;
      });

  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit);
    if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return;
    if (!ts.isIdentifier(node.tagName) || node.tagName.text !== 'RemoteScreen') return;
    const source = node.getSourceFile();
    const file = path.relative(root, source.fileName).split(path.sep).join('/');
    const valueOf = (wanted: string) => {
      const attribute = node.attributes.properties.find(
        (one) => ts.isJsxAttribute(one) && ts.isIdentifier(one.name) && one.name.text === wanted,
      );
      const value = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
      return value && ts.isJsxExpression(value) ? value.expression : value;
    };
    const name = valueOf('name');
    const screens = name ? textsOf(checker, name) : [];
    const given = valueOf('screenProps');
    const props = given && checker.getTypeAtLocation(given);
    if (screens.length === 0 || !props)
      throw new Error(
        `${file}: a RemoteScreen must be given its name and its screenProps in so many words, so that the release gate can see what the host passes.`,
      );
    const text = asText(props);
    for (const screen of screens) {
      const places = (passes[screen] ??= []);
      if (!places.some((one) => one.file === file && one.props === text)) places.push({ file, props: text });
    }
  };
  for (const source of sources) visit(source);
  return { passes, named: [...named].sort() };
}

/** Possible texts of an expression. */
function textsOf(checker: ts.TypeChecker, node: ts.Node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const type = checker.getTypeAtLocation(node);
  return (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? one.value : []));
}
