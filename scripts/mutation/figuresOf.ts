import * as v from 'valibot';

const report = v.object({
  files: v.record(v.string(), v.object({ mutants: v.array(v.object({ status: v.string() })) })),
});

/** The line of mutations.md for a room, from Stryker's report: changes, noticed, not noticed, score. */
export function figuresOf(folder: string, text: string): string {
  const { files } = v.parse(report, JSON.parse(text));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = count('Survived', 'NoCoverage');
  const score = ((100 * noticed) / (noticed + missed)).toFixed(1);
  return `| ${[folder, noticed + missed, noticed, missed, `${score} %`].join(' | ')} |`;
}
