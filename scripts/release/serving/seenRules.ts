import { addHeaders, block, pattern, quote } from './nginxSyntax.ts';
import type { ServingRules } from './Kind.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** How tabs tell which release they run: an address that answers with nothing, and a log of what was said to it. */
export interface SeenRules {
  address: string;
  status: number;
  headers: Record<string, string>;
  /** a file of its own, each line `{"at": time, "said": query}`, and nothing of who asked */
  log: string;
  /** of the queries that are logged; whatever else is sent leaves no line */
  said: string;
  /** of the headers Sec-Fetch-Site and Sec-Fetch-Dest, with a space between: whatever else asks leaves no line either */
  from: string;
}

export const seenRules: SeenRules = {
  address: '/_/seen',
  status: 204,
  headers: { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' },
  log: 'seen.log',
  said: '^e=[a-z]+&[\\w.&=%-]{1,400}$',
  // The page calls it. Neither a picture of its data nor another site does, and old browsers say nothing.
  from: '^(?:same-origin empty| )$',
};

/** False for a request that no page of the portal has sent by itself. */
export const isOfPage = (
  { from }: SeenRules,
  { 'sec-fetch-site': site = '', 'sec-fetch-dest': destination = '' }: IncomingHttpHeaders,
): boolean => new RegExp(from).test(`${site} ${destination}`);

/** The line of a query for the log, or null. */
export function seenLine({ said }: SeenRules, query: string, at: Date = new Date()): string | null {
  return new RegExp(said).test(query) ? `${JSON.stringify({ at: at.toISOString(), said: query })}\n` : null;
}

/** nginx's form of the log. */
export const seenLogLines = ({ seen }: ServingRules): string[] =>
  seen
    ? [
        '# What tabs say of themselves: neither address nor cookie nor browser of who asked.',
        `log_format portal_seen escape=json '{"at":"$time_iso8601","said":"$args"}';`,
        ...block('map "$http_sec_fetch_site $http_sec_fetch_dest" $portal_saying', [
          'default "";',
          `${pattern(`~${seen.from}`)} $args;`,
        ]),
        ...block('map $portal_saying $portal_said', ['default 0;', `${pattern(`~${seen.said}`)} 1;`]),
      ]
    : [];

/** nginx's location for the address. */
export const seenLocation = ({ seen }: ServingRules, security: string[]): string[] =>
  seen
    ? [
        '',
        '# Tabs tell which release they run.',
        ...block(`location = ${seen.address}`, [
          ...security,
          ...addHeaders(seen.headers, ' always'),
          `access_log ${quote(seen.log)} portal_seen if=$portal_said;`,
          `return ${String(seen.status)};`,
        ]),
      ]
    : [];
