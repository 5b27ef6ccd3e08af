import { plainName } from './plainName';

test('B-9 characters that turn or hide their neighbours do not reach the tab', () => {
  expect(plainName('Ene\u202Ergy\u0000\u200B')).toBe('Ene rgy');
});

test('B-4, B-10 a long name is cut at 120 letters as a reader counts them', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(plainName(family.repeat(120))).toBe(family.repeat(120));
  expect(plainName(family.repeat(121))).toBe(`${family.repeat(120)}…`);
  expect(plainName('e\u0301'.repeat(200))).toBe(`${'e\u0301'.repeat(120)}…`);
});
