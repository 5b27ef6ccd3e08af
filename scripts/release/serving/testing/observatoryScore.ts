import type { Answer } from './ask.ts';

type Served = Pick<Answer, 'headers' | 'content'>;
type Row = [test: string, modifier: (served: Served) => number];

const policyOf = ({ headers }: Served) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

/** True for a list of sources that lets in what is everybody's: a scheme, every host, inline code. */
const isBroad = (sources: string[] = ['*']) =>
  sources.some((source) => /^(?:\*|data:|https?:|'unsafe-.+')$/.test(source));

const contentSecurityPolicy: Row[1] = (served) => {
  if (!served.headers['content-security-policy']) return -25;
  const policy = policyOf(served);
  const fallback = policy['default-src'];
  if (isBroad(policy['script-src'] ?? fallback) || isBroad(policy['object-src'] ?? fallback)) return -20;
  if (Object.values(policy).flat().join(' ').includes('http://')) return -20;
  if (isBroad(policy['style-src'] ?? fallback)) return 0;
  const isClosed = ["'none'", "'self'"].includes(String(policy['form-action']));
  return String(fallback) === "'none'" && isClosed ? 10 : 5;
};

const transportSecurity: Row[1] = ({ headers }) => {
  const age = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= 15_768_000 ? 0 : -10;
};

const subresourceIntegrity: Row[1] = ({ headers, content }) => {
  const scripts = String(content).match(/<script [^>]*src=[^>]*>/g) ?? [];
  if (!headers['content-type']?.startsWith('text/html') || scripts.length === 0) return 0;
  return scripts.every((script) => script.includes(' integrity="')) ? 5 : 0;
};

const frameOptions: Row[1] = (served) => {
  if (String(policyOf(served)['frame-ancestors']) === "'none'") return 5;
  return /^(?:DENY|SAMEORIGIN)$/.test(served.headers['x-frame-options'] ?? '') ? 0 : -20;
};

/** Points by the value of a header: `otherwise` for one that is not listed, `missing` for none. */
const byValue =
  (name: string, worth: Record<string, number>, otherwise = -5, missing = 0): Row[1] =>
  ({ headers }) => {
    const value = headers[name];
    return value === undefined ? missing : (worth[value] ?? otherwise);
  };

/** As for a session, which the table asks most of. */
const cookies: Row[1] = ({ headers: { 'set-cookie': cookie } }) => {
  if (cookie === undefined) return 0;
  if (!cookie.includes('; Secure')) return -40;
  if (!cookie.includes('; HttpOnly')) return -30;
  return /; SameSite=(?:Lax|Strict)(?:;|$)/.test(cookie) ? 5 : 0;
};

/** The table of mdn/mdn-http-observatory 1.6.3 (`src/grader/charts.js`), as far as an answer of ours can meet it. */
const rows: Row[] = [
  ['content security policy', contentSecurityPolicy],
  ['cookies', cookies],
  ['cross-origin resource sharing', ({ headers }) => (headers['access-control-allow-credentials'] ? -50 : 0)],
  ['referrer policy', byValue('referrer-policy', { 'no-referrer': 5, 'same-origin': 5, 'strict-origin': 5 })],
  ['strict transport security', transportSecurity],
  ['subresource integrity', subresourceIntegrity],
  ['content type options', byValue('x-content-type-options', { nosniff: 0 }, -5, -5)],
  ['frame options', frameOptions],
  [
    'cross-origin resource policy',
    byValue('cross-origin-resource-policy', { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }),
  ],
  [
    'cross-origin opener policy',
    byValue('cross-origin-opener-policy', { 'same-origin': 10, 'unsafe-none': 0 }),
  ],
  [
    'cross-origin embedder policy',
    byValue('cross-origin-embedder-policy', { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 }),
  ],
];

/** Points of an answer over https by the published algorithm: bonuses count from 90 points on. */
export function observatoryScore(served: Served): number {
  const points = rows.map(([, modifier]) => modifier(served));
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
  const base = 100 + sum(points.filter((one) => one < 0));
  return base < 90 ? base : base + sum(points.filter((one) => one > 0));
}
