import { matchPattern } from '../declaration/matchPattern';
import { paths } from '../declaration/paths';
import { parseUrl } from './parseUrl';

const longestPath = 2048;

/** True for the two paths on which a sign-in finishes, which are no places to return to. */
export function isSignInPath(pathname: string, provider: string): boolean {
  return [paths.loginCallback, paths.authorize(provider)].some((path) => matchPattern(path, pathname));
}

/**
 * A safe address to return to after sign-in: a path of this portal, with query and fragment. Anything else (another
 * origin in any spelling, a sign-in address, control characters that browsers drop) gives `/` (S-73, B-52).
 */
export function safeReturnPath(stored: string | null | undefined, origin: string, provider: string): string {
  if (!stored || stored.length > longestPath || !/^\/(?![/\\])/.test(stored)) return paths.home;
  if (/\p{Cc}|\\/u.test(stored)) return paths.home;
  const url = parseUrl(stored, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return paths.home;
  if (isSignInPath(url.pathname, provider)) return paths.home;
  return url.pathname + url.search + url.hash;
}
