import { cssString } from './cssString';

test.each([
  ['Energy, Fri, November 20, 2026', '"Energy, Fri, November 20, 2026"'],
  ['אנרגיה É', '"אנרגיה É"'],
  ['say "no"\\', '"say \\22 no\\22 \\5c "'],
  ['a\n}</style>', '"a\\a \\7d \\3c \\2f style\\3e "'],
])('B-11 in a style sheet %j is a string and nothing else', (text, string) => {
  expect(cssString(text)).toBe(string);
});
