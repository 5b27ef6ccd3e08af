import ts from 'typescript';

interface RowTitle {
  /** Such as `S-21`. */
  rows: string[];
  title: string;
}

const row = '[SHRBFT]-\\d+';
const number = new RegExp(`\\b(${row})(?: to (${row}))?\\b`, 'g');
const leading = new RegExp(`^${row}(?:(?:, | to )${row})* `);

/** The titles of a test file that name rows; a test in a group has the rows of the group too. */
export function rowTitles(file: string, text: string): RowTitle[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles: RowTitle[] = [];

  const visit = (node: ts.Node, group: RowTitle) => {
    const title = titleOf(node);
    if (title === null) {
      ts.forEachChild(node, (child) => {
        visit(child, group);
      });
      return;
    }
    const whole = {
      rows: [...new Set([...group.rows, ...rowsOf(title)])],
      title: [group.title, title.replace(leading, '')].filter(Boolean).join(': '),
    };
    if (!isGroup(node)) titles.push(whole);
    else
      ts.forEachChild(node, (child) => {
        visit(child, whole);
      });
  };
  visit(source, { rows: [], title: '' });
  return titles.filter(({ rows }) => rows.length > 0);
}

/** All numbers in a title: `S-5 to S-7, H-1` names four rows. */
function rowsOf(title: string): string[] {
  return [...title.matchAll(number)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [first, last].map((one) => Number(one.slice(2)));
    const width = first.length - 2;
    return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, index) => {
      const digits = String((from ?? 0) + index).padStart(width, '0');
      return `${first.slice(0, 2)}${digits}`;
    });
  });
}

/** Of `test(title, …)` and `describe(title, …)`, also through `.each(…)`, and of calls that begin with a row. */
function titleOf(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return null;
  const [first] = node.arguments;
  const text = first ? textOf(first) : null;
  if (text === null) return null;
  return leading.test(text) || ['test', 'it', 'describe'].includes(rootOf(node.expression)) ? text : null;
}

const isGroup = (node: ts.Node) =>
  ts.isCallExpression(node) && /^describe\b|\.describe\b/.test(node.expression.getText());

function rootOf(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

/** The text of a title; three dots stand for a value of a table or a loop. */
function textOf(node: ts.Expression): string | null {
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return ts.isStringLiteralLike(node) ? node.text.replace(/%[sjpdi]/g, '…') : null;
}
