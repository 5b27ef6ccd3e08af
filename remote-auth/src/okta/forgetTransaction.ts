import type { OktaAuth } from '@okta/okta-auth-js';
import { isStartedHere } from './isStartedHere';

/** Makes an answer with this state worthless from now on. The sign-in of another tab is left alone. */
export function forgetTransaction(oktaAuth: OktaAuth, state: string | null): void {
  try {
    if (state && isStartedHere(oktaAuth, state)) oktaAuth.transactionManager.clear({ state });
  } catch {
    // Blocked storage holds no transaction to forget.
  }
}
