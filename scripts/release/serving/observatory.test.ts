import { ask } from './testing/ask.ts';
import { everyServer } from './testing/everyServer.ts';
import { expectedHeaders } from './testing/expectedHeaders.ts';
import { observatoryScore } from './testing/observatoryScore.ts';

const { ofEach } = everyServer();

/*
 * 155 is the most that the table gives without the browsers' preload list and for a page without cookies; a cookie that is
 * kept well is worth 5. Only HTML can have integrity values (5), and what a remote is read by from another origin cannot be
 * same-origin (10).
 */
const kinds: [kind: string, address: string, method: string, points: number][] = [
  ['a page', '/reports', 'GET', 155],
  ['a link into a channel', '/reports?portal-channel=canary', 'GET', 155],
  ['the count of tabs', '/_/seen?e=tab&c=production&r=12&t=123', 'GET', 150],
  ['the callback', '/login/callback?code=1&state=2', 'GET', 155],
  ['a record', '/releases/7.json', 'GET', 150],
  ['an asset', '/apps/host/b1/main.js', 'GET', 140],
  ['what is not there', '/apps/host/b1/gone.js', 'GET', 140],
  ['what is not taken', '/reports', 'POST', 140],
];

for (const [kind, address, method, points] of kinds)
  ofEach(`${kind} has ${String(points)} points of the Observatory`, async ({ port, isBucket }) => {
    if (isBucket && kind === 'a record') return;
    expect(observatoryScore(await ask(port, address, { method }))).toBe(points);
  });

/** Points of a page whose answer has one other header; an empty one is left out. */
function pointsWith(name: string, value: string) {
  const headers: Record<string, string> = {
    ...expectedHeaders,
    'content-type': 'text/html',
    'cross-origin-resource-policy': 'same-origin',
    [name]: value,
  };
  const sent = Object.entries(headers).filter(([, text]) => text !== '');
  const content = Buffer.from('<script src="/main.js" integrity="sha384-x"></script>');
  return observatoryScore({ headers: Object.fromEntries(sent), content });
}

const policy = expectedHeaders['content-security-policy'];
const cookie = '__Host-a=b; Path=/; Secure; HttpOnly; SameSite=Lax';

test.each([
  ['content-security-policy', policy, 155],
  ['content-security-policy', '', 75],
  ['content-security-policy', policy.replace("script-src 'self'", "script-src 'self' https:"), 80],
  ['content-security-policy', policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"), 80],
  ['content-security-policy', policy.replace("default-src 'none'", "default-src 'self'"), 150],
  ['content-security-policy', policy.replace("; frame-ancestors 'none'", ''), 150],
  ['strict-transport-security', '', 80],
  ['strict-transport-security', 'max-age=86400', 145],
  ['x-content-type-options', '', 150],
  ['referrer-policy', 'unsafe-url', 145],
  ['cross-origin-opener-policy', '', 145],
  ['cross-origin-embedder-policy', '', 145],
  ['cross-origin-resource-policy', 'cross-origin', 145],
  ['set-cookie', cookie, 160],
  ['set-cookie', cookie.replace('; SameSite=Lax', ''), 155],
  ['set-cookie', cookie.replace(' HttpOnly;', ''), 70],
  ['set-cookie', cookie.replace(' Secure;', ''), 60],
])('a page whose %s is %j has %s points', (name, value, points) => {
  expect(pointsWith(name, value)).toBe(points);
});
