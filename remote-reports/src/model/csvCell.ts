/** The beginning of a formula for a spreadsheet, also in wide characters. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** A cell as RFC 4180 has it, always in quotes. An apostrophe makes text of what would be a formula. */
export function csvCell(value: string): string {
  const text = value.replaceAll('\0', '');
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
