import type { OktaAuth } from '@okta/okta-auth-js';
import { safeReturnPath } from '@portal/shared';
import { paths } from '@portal/shared/declaration';

/** The checked address from before the sign-in; `/` when nothing is stored or storage is blocked (S-73). */
export function rememberedTarget(oktaAuth: OktaAuth, origin: string, provider: string): string {
  try {
    return safeReturnPath(oktaAuth.getOriginalUri(), origin, provider);
  } catch {
    return paths.home;
  }
}
