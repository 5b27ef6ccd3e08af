/**
 * Where a formula for a spreadsheet would begin, also in wide characters or after quotes: at the start, and where a
 * spreadsheet that separates by something else than commas would begin another cell. There a sign before a space, as of a
 * list, begins none.
 */
const formula = /^(?="*[=+\-@＝＋－＠\t\r])|(?<=[;\t\r\n])(?="*(?:[=@＝＠]|[+\-＋－][^\s)]))/g;

/** A cell as RFC 4180 has it, always in quotes. An apostrophe makes text of what would be a formula. */
export function csvCell(value: string): string {
  const text = value.replaceAll('\0', '').replaceAll(formula, "'");
  return `"${text.replaceAll('"', '""')}"`;
}
