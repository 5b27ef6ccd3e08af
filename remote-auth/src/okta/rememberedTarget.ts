import type { OktaAuth } from '@okta/okta-auth-js';
import { paths, safeReturnPath } from '@portal/shared';

/** Where the reader was before the sign-in, checked; `/` when nothing is stored or storage is blocked (S-73). */
export function rememberedTarget(oktaAuth: OktaAuth, origin: string, provider: string): string {
  try {
    return safeReturnPath(oktaAuth.getOriginalUri(), origin, provider);
  } catch {
    return paths.home;
  }
}
