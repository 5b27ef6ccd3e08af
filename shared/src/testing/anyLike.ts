import fc from 'fast-check';

/** Values that break pages, or lead away from them. */
const oddValues = () =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(
      ['javascript', 'window.hostile=1'].join(':'),
      ' \u0001JaVaScRiPt:window.hostile=1',
      'java\nscript:window.hostile=1',
      'data:text/html,<script>window.hostile=1</script>',
      'blob:https://www.example.com/0b1c',
      'https://reader:secret@www.example.com/',
      '//www.example.com/x',
      'https://www.example.com:99999/',
      'https://[::1',
      '<img src=x onerror="window.hostile=1">',
      'cut in the middle \uD83D',
      '\u202Egnp.exe\u0000',
      '__proto__',
      '../..',
      '%2e%2e%2f%00',
      -0,
      1e308,
      20_240_231,
      'x'.repeat(20_000),
      ' '.repeat(20_000),
      '2024-01-02'.repeat(500),
      { __proto__: null, toString: null, constructor: 1 },
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc
      .tuple(fc.constantFrom('http', 'https', 'ftp', 'javascript', 'intent'), fc.webUrl())
      .map(([protocol, url]) => url.replace(/^\w+/, protocol)),
  );

/** Made at its first use: texts of any code point need a table of them, which every test file here would wait for. */
let odd: fc.Arbitrary<unknown> | undefined;

/** JSON in the shape of a sample, some of whose parts are missing, repeated, or anything at all. */
export function anyLike(sample: unknown): fc.Arbitrary<unknown> {
  odd ??= oddValues();
  return fc.oneof({ weight: 12, arbitrary: shapedLike(sample) }, { weight: 1, arbitrary: odd });
}

function shapedLike(sample: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(sample)) return fc.array(fc.oneof(...sample.map(anyLike)), { maxLength: 6 });
  if (typeof sample !== 'object' || sample === null) return fc.constant(sample);
  const entries = Object.entries(sample).map(([key, value]) => [key, anyLike(value)] as const);
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(Object.fromEntries(entries)) },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(entries), { requiredKeys: [] }) },
  );
}
