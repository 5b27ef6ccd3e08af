import { parseUrl } from '@portal/shared';

/**
 * The address of an image that the page's policy lets in; none of the portal's own with a query.
 *
 * @param sources as in the policy: an origin, or `https://*.example.com` for every host below
 */
export function toImage(text: string, sources: string[]): string | null {
  const url = parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null;
  // A query asks something of the portal: to enter a channel, or to count a tab.
  if (url.origin === window.origin && url.search) return null;
  return sources.some((source) => isFrom(url, source)) ? url.href : null;
}

const anyBelow = 'https://*';

const isFrom = ({ protocol, host, origin }: URL, source: string) =>
  source.startsWith(anyBelow)
    ? protocol === 'https:' && host.endsWith(source.slice(anyBelow.length))
    : origin === source;
