import type { OktaAuth } from '@okta/okta-auth-js';
import { isSignInPath, parseUrl, safeReturnPath, type PortalConfig } from '@portal/shared';
import { paths } from '@portal/shared/declaration';

/**
 * The address that a sign-in leads back to. One of the sign-in itself is no place to return to: the remembered address is
 * used instead.
 *
 * @param pressedAt address at which "Login" was pressed
 */
export function returnTarget(
  config: PortalConfig,
  oktaAuth: Pick<OktaAuth, 'getOriginalUri'>,
  pressedAt: string,
): string {
  const { path } = config.identityProvider;
  const pathname = parseUrl(pressedAt, location.origin)?.pathname ?? paths.home;
  const wanted = isSignInPath(pathname, path) ? oktaAuth.getOriginalUri() : pressedAt;
  return safeReturnPath(wanted, location.origin, path);
}
