import { paths, type Arrival } from '@portal/shared';

/**
 * Takes what the identity provider or the API sent along out of the address, before anything else has read it, and
 * gives it back for `arrivalAtom`. Null on every other address.
 */
export function takeArrival(provider: string): Arrival | null {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/+$/, '');
  const isCallback = path === paths.loginCallback;
  const isAuthorize = path === paths.authorize(provider);
  if (!isCallback && !isAuthorize) return null;
  if (search || hash) history.replaceState(history.state, '', pathname);
  if (isCallback) return search ? { route: 'callback', search } : null;
  return hash ? { route: 'authorize', hash } : null;
}
