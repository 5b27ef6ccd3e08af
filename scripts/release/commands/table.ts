/**
 * Columns for people.
 *
 * @param {(string | null | undefined)[][]} rows
 */
export function table(rows) {
  const texts = rows.map((row) => row.map((cell) => cell ?? '–'));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => (row[column] ?? '').length)),
  );
  return texts
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}

/** A time as people say it, in UTC. @param {string | null} iso */
export const timeOf = (iso) =>
  iso ? `${new Date(iso).toISOString().slice(0, 16).replace('T', ' ')} UTC` : null;

/** @param {string | null} commit */
export const shortCommit = (commit) => commit?.slice(0, 7) ?? null;
