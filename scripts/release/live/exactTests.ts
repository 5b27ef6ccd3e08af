/** Fisher's exact test, one-sided: how likely `a` of `ofA` or more are, if both sides are alike. */
export function fisher(a: number, ofA: number, b: number, ofB: number): number {
  const [all, hits] = [ofA + ofB, a + b];
  const logs = logFactorials(all);
  const choose = (n: number, k: number) => (logs[n] ?? 0) - (logs[k] ?? 0) - (logs[n - k] ?? 0);
  let sum = 0;
  for (let k = a; k <= Math.min(ofA, hits); k += 1)
    if (hits - k <= ofB) sum += Math.exp(choose(ofA, k) + choose(ofB, hits - k) - choose(all, hits));
  return Math.min(1, sum);
}

const known = [0];

function logFactorials(to: number) {
  for (let n = known.length; n <= to; n += 1) known.push((known[n - 1] ?? 0) + Math.log(n));
  return known;
}
