import { seededNumbers } from '#local/data/plausible/seededNumbers.ts';
import { binomial, stratified, type Table } from './exactTests.ts';

const fisher = (a: number, ofA: number, b: number, ofB: number) => stratified([{ a, ofA, b, ofB }]);

test('the exact tests have the values of the books', () => {
  // Fisher's tea: eight cups, all four told.
  expect(fisher(4, 4, 0, 4)).toBeCloseTo(1 / 70, 12);
  expect(fisher(3, 4, 1, 4)).toBeCloseTo(17 / 70, 12);
  expect(fisher(0, 30, 5, 300)).toBeCloseTo(1, 12);
  expect(fisher(7, 112, 0, 1040)).toBeLessThan(1e-6);
  // Ten coins, eight or more heads.
  expect(binomial(8, 10, 0.5)).toBeCloseTo(56 / 1024, 12);
  expect(binomial(0, 10, 0.05)).toBeCloseTo(1, 12);
  expect(binomial(5_000, 5_360, 0.05)).toBeLessThan(1e-6);
});

const bitsOf = (set: number) => set.toString(2).replaceAll('0', '').length;

/** Hits of side A for every way in which those of a table can fall on its tabs. */
function allWays({ a, ofA, b, ofB }: Table): number[] {
  const sets = Array.from({ length: 2 ** (ofA + ofB) }, (_, set) => set);
  return sets.filter((set) => bitsOf(set) === a + b).map((set) => bitsOf(set & (2 ** ofA - 1)));
}

function countedOut(tables: Table[]) {
  let sums = [0];
  for (const table of tables) sums = allWays(table).flatMap((hits) => sums.map((sum) => sum + hits));
  const hits = tables.reduce((all, { a }) => all + a, 0);
  return sums.filter((sum) => sum >= hits).length / sums.length;
}

test('several tables have the probability that counting all ways out gives', () => {
  const random = seededNumbers(7);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  for (let round = 0; round < 150; round += 1) {
    const tables = Array.from({ length: 1 + upTo(2) }, () => {
      const [ofA, ofB] = [upTo(3), upTo(4)];
      return { a: upTo(ofA), ofA, b: upTo(ofB), ofB };
    });
    expect([tables, stratified(tables)]).toEqual([tables, expect.closeTo(countedOut(tables), 12)]);
  }
});

test('no table at all, and one without the other side, say nothing', () => {
  expect(stratified([])).toBe(1);
  expect(fisher(40, 40, 0, 0)).toBe(1);
  const told = { a: 7, ofA: 112, b: 0, ofB: 1040 };
  expect(stratified([told, { a: 40, ofA: 40, b: 0, ofB: 0 }])).toBeCloseTo(stratified([told]), 12);
});

test('twenty tables of ten thousand tabs each take no time, whatever has failed', () => {
  const started = process.cpuUsage();
  const tables = (a: number, b: number): Table[] =>
    Array.from({ length: 20 }, () => ({ a, ofA: 3_000, b, ofB: 7_000 }));
  expect(stratified(tables(300, 700))).toBeCloseTo(0.5, 2);
  expect(stratified(tables(1_500, 3_500))).toBeCloseTo(0.5, 2);
  expect(stratified(tables(330, 670))).toBeLessThan(1e-12);
  expect(stratified(tables(270, 730))).toBeCloseTo(1, 12);
  // Of the processor: others on the machine take time too.
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
