import ts from 'typescript';

/**
 * Declarations with the literals of every union in the order of the alphabet. The compiler writes them in the order in
 * which it met them, so that they would tell of files that have nothing to do with it.
 */
export function sortUnions(file: string, text: string) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  let result = '';
  let end = 0;
  const visit: (node: ts.Node) => void = (node) => {
    if (!ts.isUnionTypeNode(node) || !node.types.every(ts.isLiteralTypeNode)) {
      ts.forEachChild(node, visit);
      return;
    }
    const members = node.types.map((type) => type.getText(source)).sort();
    result += text.slice(end, node.getStart(source)) + members.join(' | ');
    end = node.getEnd();
  };
  visit(source);
  return result + text.slice(end);
}
