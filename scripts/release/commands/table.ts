export function table(rows: (string | null | undefined)[][]) {
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

export const timeOf = (iso: string | null) =>
  iso ? `${new Date(iso).toISOString().slice(0, 16).replace('T', ' ')} UTC` : null;

export const shortCommit = (commit: string | null) => commit?.slice(0, 7) ?? null;
