import { channelParameter as parameter } from '../page/channelParameter.ts';
import type { ChannelLink, ServingRules } from './Kind.ts';
import { addHeaders, block, pattern, quote } from './nginxSyntax.ts';
import type { IncomingHttpHeaders } from 'node:http';

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
/** Time (s) after which a browser leaves a channel by itself: 30 days. */
const longestStay = 2_592_000;
/** A path that no browser takes for another host. */
const way = '(?<way>/(?:[\\w%~-][^?]*)?)';
const answerHeaders = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' };

const patternOf = (channels: string, end: string) => `^${way}\\?${parameter}=(?<joined>${channels})${end}`;

/** How `?portal-channel=NAME` brings a browser into one of these channels, and `?portal-channel=production` out again. */
export const channelLink = (cookie: string, names: string[]): ChannelLink => ({
  parameter,
  names,
  destinations: ['', 'document'],
  pattern: patternOf([...names, 'production'].join('|'), '(?:&(?<rest>.*))?$'),
  join: `${cookie}={channel}; Max-Age=${String(longestStay)}; ${attributes}`,
  leave: `${cookie}=; Max-Age=0; ${attributes}`,
});

/** Headers of the 302 for such a link; null for any other address (path and query), and for what is no navigation. */
export function followChannelLink(
  { channels: { link } }: ServingRules,
  url: string,
  { 'sec-fetch-dest': destination = '' }: IncomingHttpHeaders,
): Record<string, string> | null {
  const groups = link && new RegExp(link.pattern).exec(url)?.groups;
  if (!groups || !link.destinations.includes(destination)) return null;
  const { way: address = '/', joined = '', rest } = groups;
  return {
    location: rest ? `${address}?${rest}` : address,
    'set-cookie': joined === 'production' ? link.leave : link.join.replace('{channel}', joined),
    ...answerHeaders,
  };
}

/** nginx's maps for the links: where they lead, and the cookie that they set. */
export function channelLinkMaps({ channels: { link } }: ServingRules): string[] {
  if (!link) return [];
  const all = [...link.names, 'production'].join('|');
  return [
    ...block('map $http_sec_fetch_dest $portal_link', [
      'default "";',
      // A word would match in any case, and a pattern never matches nothing.
      ...link.destinations.map((one) => `${one ? pattern(`~^${one}$`) : '""'} $request_uri;`),
    ]),
    ...block('map $portal_link $portal_way', [
      'default "";',
      `${pattern(`~${patternOf(all, '$')}`)} $way;`,
      `${pattern(`~${patternOf(all, '&$')}`)} $way;`,
      `${pattern(`~${patternOf(all, '&(?<rest>.+)$')}`)} "$way?$rest";`,
    ]),
    ...block('map $portal_link $portal_cookie', [
      'default "";',
      `${pattern(`~${patternOf('production', '(?:&|$)')}`)} ${quote(link.leave)};`,
      `${pattern(`~${patternOf(link.names.join('|'), '(?:&|$)')}`)} ${quote(link.join).replace('{channel}', '${joined}')};`,
    ]),
  ];
}

/** The answer to such a link, in the location of the page. */
export const channelLinkLines = ({ channels: { link } }: ServingRules, security: string[]): string[] =>
  link
    ? block('if ($portal_way)', [
        ...security,
        ...addHeaders(answerHeaders),
        'add_header set-cookie $portal_cookie;',
        'return 302 $portal_way;',
      ])
    : [];
