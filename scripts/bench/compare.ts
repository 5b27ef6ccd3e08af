import { median } from './median.ts';
import type { Visit } from './visit.ts';

/** A table of medians, one row for each figure. */
export function compare(federated: Visit[], single: Visit[]) {
  const [first] = federated;
  const figures = first ? (Object.keys(first) as (keyof Visit)[]) : [];
  return Object.fromEntries(
    figures.map((figure) => {
      const a = median(federated.map((visit) => visit[figure]));
      const b = median(single.map((visit) => visit[figure]));
      return [
        figure,
        {
          federated: Math.round(a),
          'single bundle': Math.round(b),
          // With a warm cache neither loads a script: zeros are equal, too.
          ratio: (a === b ? 1 : a / b).toFixed(2),
        },
      ];
    }),
  );
}
