import { breakpoints } from '@portal/shared';

/** The least that a row of cards takes (px), with its gap: cards without a text, in a column and side by side. */
const lowestRow = { column: 150, columns: 360 };

/** The most cards of the list that a window of that width has down to a position (px). */
export function cardsDownTo(position: number, width: number): number {
  if (width < breakpoints.small) return Math.ceil(position / lowestRow.column);
  return Math.ceil(position / lowestRow.columns) * (width < breakpoints.large ? 2 : 3);
}
