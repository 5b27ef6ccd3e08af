import type { OktaAuth } from '@okta/okta-auth-js';
import { isStartedHere } from './isStartedHere';

/** Invalidates answers with this state. The sign-in of another tab is not affected. */
export function forgetTransaction(oktaAuth: OktaAuth, state: string | null): void {
  try {
    if (state && isStartedHere(oktaAuth, state)) oktaAuth.transactionManager.clear({ state });
  } catch {
    // Blocked storage holds no transaction.
  }
}
