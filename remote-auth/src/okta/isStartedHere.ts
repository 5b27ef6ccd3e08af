import type { OktaAuth } from '@okta/okta-auth-js';

/**
 * Whether this browser started a sign-in with this state. The client's `load` falls back to whatever sign-in is
 * pending, so its answer is compared (T-06).
 */
export function isStartedHere(oktaAuth: OktaAuth, state: string): boolean {
  return oktaAuth.transactionManager.load({ state })?.state === state;
}
