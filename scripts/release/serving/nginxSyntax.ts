/** Quotes a word. nginx cannot escape a dollar sign, so there must be none. */
export function quote(text: string) {
  if (/[$\r\n]/.test(text))
    throw new Error(`nginx cannot be given "${text}": it has a dollar sign or a line break.`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Quotes a regular expression, which keeps its `$` and backslashes. */
export const pattern = (text: string) => `"${text.replace(/"/g, '\\"')}"`;

export const addHeaders = (headers: Record<string, string>, always: string = '') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)}${always};`);

const indent = (lines: string[]) => lines.map((line) => (line ? `  ${line}` : line));

export const block = (head: string, lines: string[]): string[] => [`${head} {`, ...indent(lines), '}'];
