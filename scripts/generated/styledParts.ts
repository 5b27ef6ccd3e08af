import ts from 'typescript';

/** The element of a styled component and its own props, else null: the declared type changes with React's. */
export function styledParts(
  checker: ts.TypeChecker,
  node: ts.TypeNode,
): { element: string; props: ts.PropertySignature[] } | null {
  const base = ts.isIntersectionTypeNode(node) ? node.types[0] : node;
  if (!base || !ts.isImportTypeNode(base) || base.qualifier?.getText() !== 'IStyledComponentBase')
    return null;
  const props = base.typeArguments?.[1];
  if (!props) return null;

  const properties = checker.getPropertiesOfType(checker.getTypeFromTypeNode(props));
  const ref = properties.find(({ name }) => name === 'ref');
  const [element] = /\w+Element\b/.exec(ref ? checker.typeToString(checker.getTypeOfSymbol(ref)) : '') ?? [];
  const own = properties
    // styled-components gives every element a wider `style`.
    .filter(({ name }) => name !== 'style')
    .flatMap(({ declarations }) => declarations ?? [])
    .filter((one) => ts.isPropertySignature(one))
    .filter((one) => one.getSourceFile() === node.getSourceFile());
  return element === undefined ? null : { element, props: [...new Set(own)] };
}
