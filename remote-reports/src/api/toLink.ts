import { parseUrl, type ArticleLink } from '@portal/shared';

/** No article has a longer one, and not every browser and server would follow it. */
const longestLink = 2048;

/** The address of the original: an absolute web address of usual length without password, judged after parsing. */
export function toLink(text: string): ArticleLink | null {
  if (text.length > longestLink) return null;
  const url = /^\s*https?:\/\//i.test(text) ? parseUrl(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null;
  return { href: url.href, host: url.host.replace(/^www\./, '') };
}
