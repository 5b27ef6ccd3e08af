/** A word of the configuration. nginx has no way to write a dollar sign that is not a variable. */
export function quote(text: string) {
  if (/[$\r\n]/.test(text))
    throw new Error(`nginx cannot be given "${text}": it has a dollar sign or a line break.`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Regular expressions keep their `$` and their backslashes. */
export const pattern = (text: string) => `"${text.replace(/"/g, '\\"')}"`;

export const addHeaders = (headers: Record<string, string>, always: string = '') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)}${always};`);

const indent = (lines: string[]) => lines.map((line) => (line ? `  ${line}` : line));

export const block = (head: string, lines: string[]): string[] => [`${head} {`, ...indent(lines), '}'];
