import { firstSentence } from './firstSentence';

const cases: [string, string][] = [
  ['Keel Bay sends its first power. More follows.', 'Keel Bay sends its first power.'],
  ['  Is the grid ready at last? Nobody knows.', 'Is the grid ready at last?'],
  ['Mr. Brown of the regulator has resigned. Talks go on.', 'Mr. Brown of the regulator has resigned.'],
  ['Prices rose by 2.5 per cent in a single week. Calm.', 'Prices rose by 2.5 per cent in a single week.'],
  ['No full stop at the end of it', 'No full stop at the end of it'],
  ['Short.', 'Short.'],
  ['', ''],
];

test.each(cases)('change 1 of "%s" the first sentence is "%s"', (text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});

test('change 1 a text without an end of a sentence is cut', () => {
  expect(firstSentence('word '.repeat(1000))).toMatch(/^(word ){119}word…$/);
  expect(firstSentence('a'.repeat(600))).toBe('a'.repeat(600));
});

test('change 1, B-10 no emoji is cut apart', () => {
  const text = 'a'.repeat(599);
  expect(firstSentence(`${text}😀 and so on.`)).toBe(`${text}…`);
  expect(firstSentence(`${text}😀`)).toBe(`${text}…`);
});

test('change 1 of plain text the sentences are those that the language has', () => {
  const pieces = [
    'Grid',
    'prices',
    ' ',
    ' ',
    '.',
    '. ',
    '.',
    '! ',
    '?',
    '3.5',
    'e.g.',
    ', ',
    '"',
    ' (',
    ')',
    ': ',
    '- ',
  ];
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  let seed = 1;
  const next = () => (seed = (seed * 48271) % 2147483647);
  for (let turn = 0; turn < 5000; turn += 1) {
    const text = Array.from({ length: 12 }, () => pieces[next() % pieces.length])
      .join('')
      .trim();
    let expected = '';
    for (const { segment } of segmenter.segment(text)) {
      expected += segment;
      if (expected.trim().length >= 24) break;
    }
    expect(firstSentence(text)).toBe(expected.trim());
  }
});

test('change 1 where sentences cannot be told apart, a full stop with a space is the end of one', () => {
  const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter') ?? {};
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    for (const [text, expected] of cases) expect(firstSentence(text)).toBe(expected);
  } finally {
    Object.defineProperty(Intl, 'Segmenter', segmenter);
  }
});
