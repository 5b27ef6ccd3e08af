import { parseUrl } from '@portal/shared';
import { paths } from '@portal/shared/declaration';

const longestUrl = 65_536;

/** Fragment of exactly this portal's authorize address, without credentials and query (T-04, B-51). */
export function authorizeFragment(url: string, origin: string, provider: string): string | null {
  // Parsers drop or convert these silently, so the parsed address would not be the checked one.
  if (url.length > longestUrl || /[\p{Cc}\s\\]/u.test(url)) return null;
  const [address = ''] = url.split('#', 1);
  if (/[?@]/.test(address)) return null;
  const parsed = parseUrl(url);
  if (parsed?.origin !== origin || parsed.pathname !== paths.authorize(provider)) return null;
  return parsed.hash;
}
