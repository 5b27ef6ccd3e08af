import type { OktaAuth } from '@okta/okta-auth-js';

/** True if valid tokens are stored; unreadable storage holds none. */
export async function isSignedIn(oktaAuth: OktaAuth): Promise<boolean> {
  try {
    return await oktaAuth.isAuthenticated();
  } catch {
    return false;
  }
}
