import ts from 'typescript';

/**
 * Declarations with the literals of every union in the order of the alphabet. The compiler writes them in the order in
 * which it met them, so that they would tell of files that have nothing to do with it.
 *
 * @param {string} file
 * @param {string} text
 */
export function sortUnions(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  let result = '';
  let end = 0;
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
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
