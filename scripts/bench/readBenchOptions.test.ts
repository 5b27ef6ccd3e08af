import { readBenchOptions } from './readBenchOptions.ts';

test('without words every screen is compared on every line, cold and warm', () => {
  const { mode, runs, screens, lines, caches } = readBenchOptions([]);
  expect([mode, runs, screens.length, lines.length, caches]).toEqual(['compare', 9, 4, 4, ['cold', 'warm']]);
});

test('the quick form visits the list once on a fast line, and growth the list on the first line', () => {
  const quick = readBenchOptions(['--quick']);
  expect([quick.runs, quick.screens.length, quick.lines.length, quick.caches]).toEqual([1, 1, 1, ['cold']]);
  const growth = readBenchOptions(['--growth', '--runs', '3']);
  expect([growth.mode, growth.runs, growth.screens.length, growth.lines.length]).toEqual(['growth', 3, 1, 1]);
});

test.each([
  [['--runs', 'many'], '--runs is a number of visits, not "many".'],
  [['--screens', 'list,lists'], 'The screens are list, report, welcome page, login.'],
])('%j makes no sense', (words, sentence) => {
  expect(() => readBenchOptions(words)).toThrow(sentence);
});

test.each([
  ['lighthouse', 3],
  ['large', 5],
])('--%s has its own number of runs', (word, runs) => {
  expect(readBenchOptions([`--${word}`])).toMatchObject({ mode: word, runs, isQuick: false });
});
