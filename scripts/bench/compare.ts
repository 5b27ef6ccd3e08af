import { median, quartiles } from './median.ts';
import type { Visit } from './visit.ts';

/** The visits of a contender. */
export interface Visits {
  name: string;
  visits: Visit[];
}

/** A table of medians with quartiles, one row for each figure; ratios are those of the first to each of the others. */
export function compare(first: Visits, others: Visits[]): Record<string, Record<string, string>> {
  const [visit] = first.visits;
  const figures = visit ? (Object.keys(visit) as (keyof Visit)[]) : [];
  return Object.fromEntries(
    figures.map((figure) => {
      const of = ({ visits }: Visits) => visits.map((each) => each[figure]);
      const columns = others.map((other) => [
        [other.name, spread(of(other))],
        [`÷ ${other.name}`, ratio(median(of(first)), median(of(other)))],
      ]);
      return [figure, Object.fromEntries([[first.name, spread(of(first))], ...columns.flat()])];
    }),
  );
}

const spread = (values: number[]) => {
  const [low, high] = quartiles(values);
  return `${String(Math.round(median(values)))} (${String(Math.round(low))}–${String(Math.round(high))})`;
};

/** Nothing may block on a fast machine: zeros are equal, too, and to zero alone there is no ratio. */
const ratio = (a: number, b: number) => (a === b ? '1.00' : b === 0 ? '' : (a / b).toFixed(2));
