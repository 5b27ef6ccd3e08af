/** Hits among the tabs of two sides: `a` of `ofA`, and `b` of `ofB`. */
export interface Table {
  a: number;
  ofA: number;
  b: number;
  ofB: number;
}

/** Probabilities of numbers that follow each other, the first one's first. */
interface Distribution {
  first: number;
  weights: number[];
}

/** Probabilities below this one are left out, for work that grows with the root of the hits; it is lost in the rounding. */
const negligible = 1e-18;

/**
 * The exact stratified test, one-sided: how likely as many hits of side A in all tables together are, or more, if within
 * each table both sides are alike. Tables may differ in hits and in the sizes of their sides; a single one is
 * Fisher's exact test.
 */
export function stratified(tables: Table[]): number {
  let sum: Distribution = { first: 0, weights: [1] };
  for (const table of tables) sum = sumOf(sum, hypergeometric(table));
  const hits = tables.reduce((all, { a }) => all + a, 0);
  const tail = sum.weights.slice(Math.max(0, hits - sum.first));
  return Math.min(
    1,
    tail.reduceRight((all, weight) => all + weight, 0),
  );
}

/** Hits of side A, given those of both sides: from the likeliest number outwards, as factorials have no room in a number. */
function hypergeometric({ a, ofA, b, ofB }: Table): Distribution {
  const hits = a + b;
  const [least, most] = [Math.max(0, hits - ofB), Math.min(ofA, hits)];
  const likeliest = Math.floor(((ofA + 1) * (hits + 1)) / (ofA + ofB + 2));
  const mode = Math.min(most, Math.max(least, likeliest));
  /** of the probability of one more to that of so many */
  const growth = (k: number) => ((ofA - k) * (hits - k)) / ((k + 1) * (ofB - hits + k + 1));
  const above: number[] = [];
  for (let [k, weight] = [mode, 1]; k < most && weight > negligible; k += 1)
    above.push((weight *= growth(k)));
  const below: number[] = [];
  for (let [k, weight] = [mode, 1]; k > least && weight > negligible; k -= 1)
    below.push((weight /= growth(k - 1)));
  const weights = [...below.reverse(), 1, ...above];
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return { first: mode - below.length, weights: weights.map((weight) => weight / all) };
}

/** The sum of two numbers that know nothing of each other. */
function sumOf(one: Distribution, other: Distribution): Distribution {
  const weights = new Float64Array(one.weights.length + other.weights.length - 1);
  one.weights.forEach((weight, i) => {
    other.weights.forEach((factor, j) => {
      weights[i + j] = (weights[i + j] ?? 0) + weight * factor;
    });
  });
  const counts = (weight: number) => weight > negligible;
  const start = weights.findIndex(counts);
  return {
    first: one.first + other.first + start,
    weights: [...weights.subarray(start, weights.findLastIndex(counts) + 1)],
  };
}

/** The exact binomial test, one-sided: how likely `hits` of `all` or more are, if each is one with the probability `p`. */
export function binomial(hits: number, all: number, p: number): number {
  let sum = 0;
  for (let k = hits; k <= all; k += 1)
    sum += Math.exp(logChoose(all, k) + k * Math.log(p) + (all - k) * Math.log(1 - p));
  return Math.min(1, sum);
}

const known = [0];

function logFactorial(of: number) {
  for (let n = known.length; n <= of; n += 1) known.push((known[n - 1] ?? 0) + Math.log(n));
  return known[of] ?? 0;
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);
