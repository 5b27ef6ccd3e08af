import { parseUrl, type ArticleLink } from '@portal/shared';

/** A fragment that names a page: the route of an application, such as a reader of printed papers. */
const route = /^#[/!]./;

/** A text that is the same for addresses of the same page, with and without marks of a campaign. */
export function linkKey({ href }: ArticleLink): string {
  const url = parseUrl(href);
  if (!url) return href;
  for (const name of [...url.searchParams.keys()]) if (/^utm_/i.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  // Looking behind, or a run of slashes within the path would be read again from each of them.
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  return url.host.replace(/^www\./, '') + path + url.search + (route.test(url.hash) ? url.hash : '');
}
