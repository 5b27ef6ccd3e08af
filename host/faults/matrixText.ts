import { invariants, type AbsentFault, type Fault, type Invariant } from './Fault';
import type { Outcomes } from './runFault';

const intro = `Made by the runs of \`faults.e2e.ts\`. A row is a fault, a column is a promise to the reader: ● held, ✗ broken, a number if it
cannot be asked of that fault (the reasons are below). Every screen and panel in the registry of the page is hit: in \`npm test\` one
of auth and reports for each fault, in \`npm run test:faults\` all of them, and those of a further remote too, by the faults of the API as well
where it declares a first call.`;

const columns = Object.keys(invariants).filter((name): name is Invariant => name in invariants);

/** The matrix as a page, from what each run of a row has found. */
export function matrixText(rows: (Fault | AbsentFault)[], asked: Map<string, Outcomes[]>): string {
  const reasons: string[] = [];
  const numberOf = (reason: string) => {
    if (!reasons.includes(reason)) reasons.push(reason);
    return String(reasons.indexOf(reason) + 1);
  };
  const cellOf = (found: Outcomes[], name: Invariant) => {
    const cells = found.flatMap((outcomes) => outcomes[name] ?? []);
    if (cells.some((cell) => 'broken' in cell)) return '✗';
    const [held] = cells.filter((cell) => 'held' in cell);
    const [cell = { reason: 'not asked' }] = cells;
    return held ? '●' : `— ${numberOf('reason' in cell ? cell.reason : '')}`;
  };
  const present = rows.filter((row): row is Fault => !('reason' in row));
  const lines = present.map(({ title }) => {
    const cells = columns.map((name) => cellOf(asked.get(title) ?? [], name));
    return `| ${[title, ...cells].join(' | ')} |`;
  });
  return [
    '# The matrix of faults',
    intro,
    columns.map((name) => `- **${name}**: ${invariants[name]}`).join('\n'),
    [`| Fault | ${columns.join(' | ')} |`, `|---|${columns.map(() => '---|').join('')}`, ...lines].join('\n'),
    '## Not asked, because',
    reasons.map((reason, index) => `${String(index + 1)}. ${reason}`).join('\n'),
    '## Faults that have no row',
    rows.flatMap((row) => ('reason' in row ? `- ${row.title}: ${row.reason}` : [])).join('\n'),
  ].join('\n\n');
}
