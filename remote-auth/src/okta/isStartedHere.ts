import type { OktaAuth } from '@okta/okta-auth-js';

/** True if this browser started a sign-in with this state. `load` may return another pending sign-in (T-06). */
export function isStartedHere(oktaAuth: OktaAuth, state: string): boolean {
  return oktaAuth.transactionManager.load({ state })?.state === state;
}
