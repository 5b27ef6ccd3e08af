import { headerWeakness } from './headerWeakness.ts';
import { expectedCanaryHeaders, expectedHeaders } from './testing/expectedHeaders.ts';

const policy = expectedHeaders['content-security-policy'];

test.each(Object.entries(expectedHeaders))(
  '%s as it is sent is sound, and missing it is not',
  (name, value) => {
    expect(headerWeakness(name, value, value)).toBeNull();
    expect(headerWeakness(name, null, value)).toBe('is missing');
  },
);

test.each([
  ["script-src 'self'", "script-src 'self' https:", 'lets in https: by script-src'],
  ['connect-src', 'connect-src https://evil.example', 'lets in https://evil.example by connect-src'],
  ["default-src 'none'", 'default-src *', 'lets in * by default-src'],
  ["; frame-ancestors 'none'", '', 'has no frame-ancestors'],
  ["; base-uri 'none'", '', 'has no base-uri'],
  ["object-src 'none'", "object-src 'none'; frame-src https:", 'lets in https: by frame-src'],
  ['connect-src', 'connect-src ws: wss:', 'lets in ws: wss: by connect-src'],
])('a policy with %s as %s is weaker', (sound, weak, sentence) => {
  const weakened = policy.replace(sound, weak);
  expect(weakened).not.toBe(policy);
  expect(headerWeakness('content-security-policy', weakened, policy)).toBe(sentence);
});

test.each([
  [policy.replace("object-src 'none'", "object-src 'none'; frame-src 'none'")],
  [`${policy}; upgrade-insecure-requests`],
  [`${policy}; report-uri https://reports.example.com`],
  [`${policy.replace('default-src', 'media-src')}, ${policy}`],
  [`${policy}, upgrade-insecure-requests`],
  [policy.replaceAll(' ', '  ')],
])('a policy that says more is sound: %s', (stricter) => {
  expect(headerWeakness('content-security-policy', stricter, policy)).toBeNull();
});

test('a policy may let in less than the rules do', () => {
  const wanted = expectedCanaryHeaders['content-security-policy'];
  const stricter = wanted.replaceAll(' http://localhost:*', '');
  expect(stricter).not.toBe(wanted);
  expect(headerWeakness('content-security-policy', stricter, wanted)).toBeNull();
});

test.each([
  [policy.replace(/ 'sha256-\S+'(?=;)/, '')],
  [`${policy}, script-src 'self'`],
  [`${policy}, default-src 'self'`],
])('S-84 a policy that refuses the script in the page is told: %s', (refusing) => {
  expect(headerWeakness('content-security-policy', refusing, policy)).toMatch(
    /^does not let in 'sha256-\S+' by script-src$/,
  );
});

test.each([
  ['strict-transport-security', 'max-age=86400', 'is for 86400 and not 63072000 seconds'],
  ['strict-transport-security', 'includeSubDomains', 'is for 0 and not 63072000 seconds'],
  ['strict-transport-security', 'max-age=63072000', 'leaves out subdomains'],
  ['strict-transport-security', 'max-age=94608000; includeSubDomains; preload', null],
  ['permissions-policy', 'camera=(), geolocation=(self)', 'does not say microphone=()'],
  ['permissions-policy', `midi=(), ${expectedHeaders['permissions-policy']}`, null],
  ['permissions-policy', expectedHeaders['permissions-policy'].replaceAll(', ', ','), null],
  ['referrer-policy', 'unsafe-url', 'is "unsafe-url" and not "no-referrer"'],
  ['x-content-type-options', 'nosniff, nosniff', null],
  ['x-content-type-options', 'nosniff,nosniff', null],
  ['x-frame-options', 'DENY, SAMEORIGIN', 'is "DENY, SAMEORIGIN" and not "DENY"'],
  ['x-frame-options', 'SAMEORIGIN', 'is "SAMEORIGIN" and not "DENY"'],
  [
    'integrity-policy',
    'blocked-destinations=()',
    'is "blocked-destinations=()" and not "blocked-destinations=(script)"',
  ],
] as const)('%s: %s', (name, value, sentence) => {
  expect(headerWeakness(name, value, expectedHeaders[name])).toBe(sentence);
});
