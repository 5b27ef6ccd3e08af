import { compareWords } from './compareWords';

const language = new Intl.Collator('en-US', { sensitivity: 'accent' });

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

test.each(ascii)('S-33 beside every other character "%s" stands where the language has it', (character) => {
  for (const other of ascii)
    for (const [a, b] of [
      [character, other],
      [`b${character}`, `b${other}c`],
      [`b${character}c`, `bc${other}`],
    ] as const)
      expect([a, b, Math.sign(compareWords(a, b))]).toEqual([a, b, Math.sign(language.compare(a, b))]);
});

test('S-33 an accent counts, and its letter stands with those without', () => {
  expect(['echo', 'Éclair', 'eclair', 'zinc', 'Ebb'].sort(compareWords)).toEqual([
    'Ebb',
    'echo',
    'eclair',
    'Éclair',
    'zinc',
  ]);
});
