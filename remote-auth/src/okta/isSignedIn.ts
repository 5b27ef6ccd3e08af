import type { OktaAuth } from '@okta/okta-auth-js';

/** Whether valid tokens are stored. Storage that cannot be read holds none. */
export async function isSignedIn(oktaAuth: OktaAuth): Promise<boolean> {
  try {
    return await oktaAuth.isAuthenticated();
  } catch {
    return false;
  }
}
