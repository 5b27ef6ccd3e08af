/** Quotes a word. nginx cannot escape a dollar sign, so there must be none. */
export function quote(text: string) {
  if (/[$\r\n]/.test(text))
    throw new Error(`nginx cannot be given "${text}": it has a dollar sign or a line break.`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Quotes a regular expression, which keeps its `$` and backslashes. */
export const pattern = (text: string) => `"${text.replace(/"/g, '\\"')}"`;

/** A word of nginx has 4,095 bytes at most, with its quotes. */
const piecesOf = (text: string) => text.match(/[\s\S]{1,4000}/g) ?? [];

/** Quotes a text of any length: one that is too long for a word is that of its pieces, which `pieceMaps` defines. */
export function quoteLong(variable: string, text: string) {
  const pieces = piecesOf(text);
  if (pieces.length < 2) return quote(text);
  return `"${pieces.map((_, index) => `\${${variable}_${String(index)}}`).join('')}"`;
}

/** Maps with the pieces of a text that is too long for a word; none for any other. */
export function pieceMaps(variable: string, text: string) {
  const pieces = piecesOf(text);
  if (pieces.length < 2) return [];
  return pieces.flatMap((piece, index) =>
    block(`map "" $${variable}_${String(index)}`, [`default ${quote(piece)};`]),
  );
}

export const variableOf = (header: string) => `portal_${header.replaceAll('-', '_')}`;

export const addHeaders = (headers: Record<string, string>, always: string = '') =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoteLong(variableOf(name), value)}${always};`,
  );

const indent = (lines: string[]) => lines.map((line) => (line ? `  ${line}` : line));

export const block = (head: string, lines: string[]): string[] => [`${head} {`, ...indent(lines), '}'];
