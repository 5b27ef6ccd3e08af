import { parseUrl, type ArticleLink } from '@portal/shared';

/** No article has a longer one, and not every browser and server would follow it. */
const longestLink = 2048;

/** As a browser writes an absolute web address without password: after the host comes a slash. */
const webAddress = /^https?:\/\/(?:www\.)?([^/@]+)\//;

/** The address of the original: an absolute web address of usual length without password, judged after parsing. */
export function toLink(text: string): ArticleLink | null {
  if (text.length > longestLink || !/^\s*https?:\/\//i.test(text)) return null;
  const href = parseUrl(text)?.href ?? '';
  const host = webAddress.exec(href)?.[1];
  return host === undefined ? null : { href, host };
}
