import { toLink } from './toLink';

test.each([
  ['https://www.ft.com/a?b=c#d', 'https://www.ft.com/a?b=c#d', 'ft.com'],
  ['http://news.example:8080/', 'http://news.example:8080/', 'news.example:8080'],
  [' HTTPS://FT.com/A ', 'https://ft.com/A', 'ft.com'],
])('S-37, R-22 %p leads to the original at %s', (text, href, host) => {
  expect(toLink(text)).toEqual({ href, host });
});

test('B-24 a look-alike host is shown as what it is', () => {
  expect(toLink('https://аpple.com/')?.host).toBe('xn--pple-43d.com');
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://https://x',
  'data:text/html,x',
  'blob:https://a.example/1',
  'vbscript:x',
  'file:///etc/passwd',
  'ht\ntps:x',
])('B-21 %j is no link', (text) => {
  expect(toLink(text)).toBeNull();
});

test.each(['/a', 'a', '//host/x', 'www.x.com', 'https:x.com', 'https://', 'http://[', '#', ''])(
  'B-22 %j is not absolute and no link',
  (text) => {
    expect(toLink(text)).toBeNull();
  },
);

test.each(['https://user:password@bank.example/', 'https://user@bank.example/'])(
  'B-23 %s carries credentials and is no link',
  (text) => {
    expect(toLink(text)).toBeNull();
  },
);

const longest = `https://ft.com/${'a'.repeat(2048 - 'https://ft.com/'.length)}`;

test('S-37 a link of 2,048 characters leads to the original, and a longer one is no link', () => {
  expect(toLink(longest)?.href).toBe(longest);
  expect(toLink(`${longest}a`)).toBeNull();
  expect(toLink(`https://ft.com${'/'.repeat(100_000)}a`)).toBeNull();
});
