import { authorizeFragment } from './authorizeFragment';

const origin = 'https://portal.example.com';
const fragment = (url: string) => authorizeFragment(url, origin, 'okta');

test('S-83 the own authorize address gives its fragment', () => {
  expect(fragment(`${origin}/okta/authorize#state=a&id_token=b`)).toBe('#state=a&id_token=b');
  expect(fragment('https://PORTAL.example.com:443/okta/authorize#state=a')).toBe('#state=a');
});

test('S-83 an address without a fragment gives none', () => {
  expect(fragment(`${origin}/okta/authorize`)).toBe('');
});

const path = '/okta/authorize#state=a&id_token=b&access_token=c&expires_in=3600';

const foreign = [
  '',
  ' ',
  '#',
  'null',
  'undefined',
  '[object Object]',
  path,
  'okta/authorize#a=b',
  './okta/authorize#a=b',
  '../okta/authorize#a=b',
  '//evil.example',
  `//evil.example${path}`,
  `///evil.example${path}`,
  `////evil.example${path}`,
  `/\\evil.example${path}`,
  `\\\\evil.example${path}`,
  `/\t/evil.example${path}`,
  `/\n/evil.example${path}`,
  `https:evil.example${path}`,
  `https:/evil.example${path}`,
  `https:///evil.example${path}`,
  `https:\\\\evil.example${path}`,
  `https://evil.example${path}`,
  `http://portal.example.com${path}`,
  `https://portal.example.com:8443${path}`,
  `https://portal.example.com.${path}`,
  `https://portal.example.com.evil.example${path}`,
  `https://portal.example.comevil.example${path}`,
  `https://portal.example.com%2eevil.example${path}`,
  `https://portal.example.com%2f.evil.example${path}`,
  `https://portal.example.com%00.evil.example${path}`,
  `https://portal.example.com\\.evil.example${path}`,
  `https://portal.example.com\\@evil.example${path}`,
  `https://portal.example.com@evil.example${path}`,
  `https://portal.example.com:pass@evil.example${path}`,
  `https://evil.example\\@portal.example.com${path}`,
  `https://user@portal.example.com${path}`,
  `https://user:pass@portal.example.com${path}`,
  `https://@portal.example.com${path}`,
  `https://:@portal.example.com${path}`,
  `https://evil.example#@portal.example.com${path}`,
  `https://evil.example/#${origin}${path}`,
  `https://evil.example/?${origin}${path}`,
  `https://evil.example/${origin}${path}`,
  `https://portal。example。evil${path}`,
  `https://pоrtal.example.com${path}`,
  `https://portal.example.com\u202e${path}`,
  `https://portal.exa\tmple.com${path}`,
  `https://portal.exa\nmple.com${path}`,
  ` ${origin}${path}`,
  `${origin}${path}\n`,
  `\u0000${origin}${path}`,
  `${origin}/okta/authorize?#state=a`,
  `${origin}/okta/authorize?a=b#state=a`,
  `${origin}/okta/authorize/#state=a`,
  `${origin}//okta/authorize#state=a`,
  `${origin}/okta//authorize#state=a`,
  `${origin}/okta/authorize;a=b#state=a`,
  `${origin}/okta%2fauthorize#state=a`,
  `${origin}/okta/%61uthorize#state=a`,
  `${origin}/okta/authorize%00#state=a`,
  `${origin}/okta/authorize%20#state=a`,
  `${origin}/okta/authorize/../../reports#state=a`,
  `${origin}/Okta/Authorize#state=a`,
  `${origin}/login/callback#state=a`,
  `${origin}/other/authorize#state=a`,
  `${origin}/reports#state=a`,
  `${origin}/#state=a`,
  `${origin}#${path}`,
  'javascript:alert(1)',
  `javascript:alert(1)//${origin}${path}`,
  `JaVaScRiPt:alert(1)`,
  `java\nscript:alert(1)`,
  `javascript://portal.example.com/okta/authorize#%0aalert(1)`,
  `data:text/html,<script>alert(1)</script>`,
  `data://portal.example.com${path}`,
  `vbscript:msgbox(1)`,
  `blob:${origin}${path}`,
  `view-source:${origin}${path}`,
  `file:///okta/authorize#state=a`,
  `file://portal.example.com${path}`,
  `ftp://portal.example.com${path}`,
  `ws://portal.example.com${path}`,
  `about:blank`,
  `intent://portal.example.com${path}`,
  `https://[::1]${path}`,
  `https://2130706433${path}`,
  `https://`,
  `https:`,
  `:${path}`,
  `${origin}/okta/authorize#${'a'.repeat(1_000_000)}`,
];

test('T-04, F-66 the corpus of foreign addresses has at least sixty', () => {
  expect(new Set(foreign).size).toBeGreaterThanOrEqual(60);
});

test.each(foreign.map((url) => [url.slice(0, 90), url]))('T-04, F-66, B-51 %j is refused', (_name, url) => {
  expect(fragment(url)).toBeNull();
});
