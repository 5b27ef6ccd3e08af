import type { SignInResponse } from '@portal/shared';
import { paths } from '@portal/shared/declaration';

/** Removes the sign-in response from the address and returns it. Null at every address but those of a sign-in. */
export function takeSignInResponse(provider: string): SignInResponse | null {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/+$/, '');
  const isCallback = path === paths.loginCallback;
  const isAuthorize = path === paths.authorize(provider);
  if (!isCallback && !isAuthorize) return null;
  if (search || hash) history.replaceState(history.state, '', pathname);
  if (isCallback) return search ? { route: 'callback', search } : null;
  return hash ? { route: 'authorize', hash } : null;
}
