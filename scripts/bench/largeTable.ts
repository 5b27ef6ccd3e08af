import { median } from './median.ts';
import type { LargeWalk } from './walkLarge.ts';

/** Ratios are of much data to little, limits are of what takes time with much (ms). */
const goals: Record<keyof LargeWalk, { ratio?: number; limit?: number }> = {
  'answer of the list': {},
  'first card': { ratio: 1.1 },
  'list to report': { limit: 100 },
  'back to the list': { limit: 100 },
  'answer of the report': {},
  'first article': { ratio: 1.3 },
  'frame while scrolling (p95)': { limit: 50 },
  'history panel': { limit: 200 },
  'history panel, every link': {},
};

/** A table of medians, one row for each figure: with much data, with little, their ratio, the goal, and whether it is met. */
export function largeTable(walks: Record<'much' | 'little', LargeWalk[]>) {
  const figures = Object.keys(goals) as (keyof LargeWalk)[];
  return Object.fromEntries(
    figures.map((figure) => {
      const [much, little] = [walks.much, walks.little].map((some) =>
        median(some.map((walk) => walk[figure])),
      );
      return [figure, row(much ?? NaN, little ?? NaN, goals[figure])];
    }),
  );
}

function row(much: number, little: number, { ratio, limit }: { ratio?: number; limit?: number }) {
  const measured = much / little;
  const most =
    ratio === undefined ? (limit === undefined ? '' : `${String(limit)} ms`) : `× ${String(ratio)}`;
  return {
    'much (ms)': Math.round(much),
    'little (ms)': Math.round(little),
    ratio: measured.toFixed(2),
    goal: most,
    met: ratio === undefined ? withinLimit(much, little, limit) : yesOrNo(measured <= ratio),
  };
}

const withinLimit = (much: number, little: number, limit?: number) =>
  limit === undefined ? '' : little <= limit && much > limit ? 'with little' : yesOrNo(much <= limit);

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
