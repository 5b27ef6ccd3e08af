import { isSignInPath, safeReturnPath } from './safeReturnPath';

const origin = 'https://portal.example.com';
const from = (stored: string | null | undefined) => safeReturnPath(stored, origin, 'okta');

test.each([
  '/',
  '/reports',
  '/reports/acme?x=1&y=a%20b#topic-3',
  '/reports/acme/20240102',
  '/reports/a%2Fb',
  '/reports/Z%C3%BCrich',
  '/?next=https://evil.example',
  '/#//evil.example',
  '/reports/user@example.com',
  '/okta',
  '/login',
  '/okta/authorized',
  '/a:b',
  '/reports/100%',
  `/${'a'.repeat(2047)}`,
])('S-73 %j is a place to come back to, as it was', (path) => {
  expect(from(path)).toBe(path);
});

test('S-73 letters that an address does not have are encoded', () => {
  expect(from('/reports/Zürich')).toBe('/reports/Z%C3%BCrich');
});

test.each([null, undefined, ''])('S-73 when %j is stored the reader comes to the home page', (stored) => {
  expect(from(stored)).toBe('/');
});

const unsafe = [
  // Not a path at all.
  ' ',
  'null',
  'undefined',
  'reports',
  './reports',
  '../reports',
  '?x=1',
  '#top',
  'reports/acme',
  ' /reports',
  '\u00a0/reports',
  '\ufeff/reports',
  `${origin}/reports`,
  // Another origin, in every spelling that a parser accepts.
  '//evil.example',
  '//evil.example/reports',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '//evil.example\\@portal.example.com',
  '//portal.example.com@evil.example',
  '//evil.example:443/',
  '//evil%2eexample',
  '//evil。example',
  '//[::1]/',
  '//0x7f000001/',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '\t//evil.example',
  '\n//evil.example',
  '/\u0000/evil.example',
  '\u0000//evil.example',
  '\u0000/reports',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http://portal.example.com/reports',
  'https://portal.example.com.evil.example',
  'https://portal.example.com@evil.example',
  'ftp://portal.example.com/reports',
  // A path that becomes another origin when the browser tidies it.
  '/.//evil.example',
  '/./evil.example/..//..//evil.example',
  '/reports/..//evil.example',
  '/reports/../..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/reports/%2e%2e//evil.example',
  // A script.
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example.com/1',
  'about:blank',
  'view-source:/reports',
  // A sign-in address: coming back there would start all over.
  '/login/callback',
  '/login/callback/',
  '/login/callback//',
  '/login/callback?code=1&state=2',
  '/login/callback/?code=1&state=2',
  '/login/callback#x',
  '/login/./callback',
  '/reports/../login/callback',
  '/login/%2e/callback',
  '/okta/authorize',
  '/okta/authorize/',
  '/okta/authorize#access_token=1',
  '/okta/authorize?x',
  '/reports/../okta/authorize#access_token=1',
  '/Login/Callback',
  '/login/c%61llback',
  '/OKTA/AUTHORIZE#access_token=1',
  '/%6fkta/authorize?x',
  // Characters that are dropped or turned on the way.
  '/reports\\acme',
  '/reports/\\..\\..\\evil',
  '/reports/\u0007',
  '/reports/\u0085',
  '/reports\r\nSet-Cookie: a=b',
  // Longer than any path of the portal.
  `/${'a'.repeat(2048)}`,
  `/?${'a'.repeat(1_000_000)}`,
];

test('T-05 the corpus has at least sixty, each of them once', () => {
  expect(unsafe.length).toBeGreaterThanOrEqual(60);
  expect(new Set(unsafe).size).toBe(unsafe.length);
});

test.each(unsafe.map((stored) => [stored.slice(0, 80), stored]))(
  'S-73, T-05, B-52 %j leads to the home page',
  (_name, stored) => {
    expect(from(stored)).toBe('/');
  },
);

test('T-05 whatever comes out is a path of this origin', () => {
  for (const stored of [...unsafe, '/', '/reports?a#b']) {
    const url = new URL(from(stored), origin);
    expect(url.origin).toBe(origin);
    expect(isSignInPath(url.pathname, 'okta')).toBe(false);
  }
});

test('S-11 the sign-in addresses bear the name of the provider', () => {
  expect(
    ['/login/callback', '/keyhouse/authorize', '/keyhouse/authorize/'].map((path) =>
      isSignInPath(path, 'keyhouse'),
    ),
  ).toEqual([true, true, true]);
  expect(['/okta/authorize', '/reports', '/'].map((path) => isSignInPath(path, 'keyhouse'))).toEqual([
    false,
    false,
    false,
  ]);
});
