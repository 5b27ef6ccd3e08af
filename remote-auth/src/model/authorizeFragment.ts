import { parseUrl, paths } from '@portal/shared';

const longestUrl = 65_536;

/**
 * The fragment of the address that the API returned, if that is the authorize address of this portal and no other,
 * without credentials and query (T-04, B-51). Nothing else of the address is used.
 */
export function authorizeFragment(url: string, origin: string, provider: string): string | null {
  // Parsers drop or turn these silently: what is left would not be what was checked.
  if (url.length > longestUrl || /[\p{Cc}\s\\]/u.test(url)) return null;
  const [address = ''] = url.split('#', 1);
  if (/[?@]/.test(address)) return null;
  const parsed = parseUrl(url);
  if (parsed?.origin !== origin || parsed.pathname !== paths.authorize(provider)) return null;
  return parsed.hash;
}
