/** Fisher's exact test, one-sided: how likely `a` of `ofA` or more are, if both sides are alike. */
export function fisher(a: number, ofA: number, b: number, ofB: number): number {
  const [all, hits] = [ofA + ofB, a + b];
  let sum = 0;
  for (let k = a; k <= Math.min(ofA, hits); k += 1)
    if (hits - k <= ofB) sum += Math.exp(logChoose(ofA, k) + logChoose(ofB, hits - k) - logChoose(all, hits));
  return Math.min(1, sum);
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
