import ts from 'typescript';

/** Sorts the literals of unions: the compiler emits them in the order in which it met them in other files. */
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
