import { parseUrl } from './parseUrl';
import { paths } from './paths';

const longestPath = 2048;

/** Whether a pathname is one of the two on which a sign-in is finished: there is nothing there to come back to. */
export function isSignInPath(pathname: string, provider: string): boolean {
  const asRouted = plain(pathname.replace(/\/+$/, ''));
  return [paths.loginCallback, paths.authorize(provider)].some((path) => path.toLowerCase() === asRouted);
}

/** The router finds `/Login/c%61llback` as well. */
function plain(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}

/**
 * Where a reader may be sent after signing in: a path of this portal, with query and fragment. Anything else (another
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
