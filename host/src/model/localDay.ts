/** Midnight in UTC (ms) of the day that a moment has in the reader's time zone. */
export const localDay = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
