import { describeAttempt } from './describeAttempt.ts';

test.each([
  [
    'require-trusted-types-for',
    'trusted-types-sink',
    'Element innerHTML|<b>bold</b>',
    'makes HTML of a text by "Element innerHTML", and the portal draws by React alone',
  ],
  [
    'require-trusted-types-for',
    'trusted-types-sink',
    'HTMLScriptElement src|https://cdn.example/x.js',
    'gives a script its address or its text by "HTMLScriptElement src", and scripts come by import() alone',
  ],
  ...['Worker constructor', 'eval', 'Function', 'Window setTimeout'].map((way) => [
    'require-trusted-types-for',
    'trusted-types-sink',
    `${way}|text`,
    `gives a script its address or its text by "${way}", and scripts come by import() alone`,
  ]),
  [
    'trusted-types',
    'trusted-types-policy',
    'mine',
    'makes a policy of Trusted Types, and the portal has one for all builds',
  ],
  [
    'connect-src',
    'https://tracker.example/call',
    '',
    'tries "https://tracker.example/call", and the portal\'s policy refuses it (connect-src)',
  ],
  [
    'img-src',
    'https://images.example/a.png',
    '',
    'tries "https://images.example/a.png", and the portal\'s policy refuses it (img-src): the configuration\'s "imageHosts" does not name its host',
  ],
  ['img-src', 'blob', '', 'tries "blob", and the portal\'s policy refuses it (img-src)'],
])('%s: %s %j', (directive, blocked, sample, sentence) => {
  expect(describeAttempt({ directive, blocked, sample, by: '' })).toBe(sentence);
});

test('however long an address is, a line has room for what to do', () => {
  const blocked = `https://images.example/${'a'.repeat(300)}.png`;
  const sentence = describeAttempt({ directive: 'img-src', blocked, sample: '', by: '' });
  expect(sentence).toMatch(/^tries "https:\/\/images\.example\/a+", .*"imageHosts" does not name its host$/);
  expect(sentence.length).toBeLessThan(200);
});
