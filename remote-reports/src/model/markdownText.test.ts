import { markdownText } from './markdownText';

test.each([
  ['Plain words, with a full stop.', 'Plain words, with a full stop.'],
  ['[x](javascript:alert(1))', String.raw`\[x\](javascript:alert(1))`],
  ['![x](https://evil.example/p.png)', String.raw`!\[x\](https\://evil.example/p.png)`],
  ['`code` and ```fence```', '\\`code\\` and \\`\\`\\`fence\\`\\`\\`'],
  ['<img src=x onerror=alert(1)>', String.raw`\<img src=x onerror=alert(1)\>`],
  ['a | b & c &lt; ~~d~~ *e* __f__', String.raw`a \| b \& c \&lt; \~\~d\~\~ \*e\* \_\_f\_\_`],
  ['# no heading', String.raw`\# no heading`],
  ['- no list', String.raw`\- no list`],
  ['---', String.raw`\---`],
  ['===', String.raw`\===`],
  ['1. no list', String.raw`1\. no list`],
  ['2024 was warm', '2024 was warm'],
  ['see www.evil.example or ada@evil.example', String.raw`see www\.evil.example or ada\@evil.example`],
  ['MAILTO:ada', String.raw`MAILTO\:ada`],
  ['one\r\n\r\n    two\n# three', 'one\n\ntwo\n\n\\# three'],
  ['back\\slash', String.raw`back\\slash`],
  ['\n \t\n', ''],
])('R-19 of %j Markdown shows just that', (text, markdown) => {
  expect(markdownText(text)).toBe(markdown);
});
