import { parseUrl, type ArticleLink } from '@portal/shared';

/**
 * Where the original stands. Only what the address parser itself takes for an absolute web address without a password:
 * every disguise of `javascript:` is plain after parsing (B-21 to B-24).
 */
export function toLink(text: string): ArticleLink | null {
  const url = /^\s*https?:\/\//i.test(text) ? parseUrl(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null;
  return { href: url.href, host: url.host.replace(/^www\./, '') };
}
