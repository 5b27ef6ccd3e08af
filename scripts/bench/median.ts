/** NaN of nothing. */
export const median = (values: number[]): number => quantile(values, 0.5);

/** Of each quarter of the values, lower and upper, the end. */
export const quartiles = (values: number[]): [low: number, high: number] => [
  quantile(values, 0.25),
  quantile(values, 0.75),
];

/** The value below which a share of them lies: between two values, as far as the share lies between their places. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(place)] ?? NaN;
  const upper = sorted[Math.ceil(place)] ?? NaN;
  return lower + (upper - lower) * (place - Math.floor(place));
}
