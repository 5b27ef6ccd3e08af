import type { OktaAuth } from '@okta/okta-auth-js';
import {
  authorizingAtom,
  configAtom,
  logger,
  loginRedirectUriAtom,
  originalLoginUriAtom,
  signInNoticeAtom,
} from '@portal/shared';
import { atom } from 'jotai';
import { stateOf } from '../model/answerFields';
import { SignInFailure, type SignInStep } from '../model/SignInFailure';
import { forgetTransaction } from '../okta/forgetTransaction';
import { isSignedIn } from '../okta/isSignedIn';
import { rememberedTarget } from '../okta/rememberedTarget';

interface FailedSignIn {
  oktaAuth: OktaAuth;
  /** The query or fragment that could not be used. */
  answer: string;
  /** The step to name in the log when the error does not say. */
  step: SignInStep;
  error: unknown;
  goTo: (path: string) => void;
}

/**
 * The one way out of a sign-in that failed (difference 3, H-6): one line in the log, the answer made worthless, and the
 * reader back where they were, where a new sign-in starts only when they press the button.
 */
export const failSignInAtom = atom(null, async (get, set, failed: FailedSignIn) => {
  const { oktaAuth, answer, step, error, goTo } = failed;
  logger.error(`auth.${error instanceof SignInFailure ? error.step : step}`, error);
  forgetTransaction(oktaAuth, stateOf(answer));
  if (!(await isSignedIn(oktaAuth))) set(signInNoticeAtom, (notice) => notice ?? 'not-completed');

  goTo(rememberedTarget(oktaAuth, window.location.origin, get(configAtom).identityProvider.path));
  // Last, and after an await: until here they keep a second run of the screen's effect away.
  set(authorizingAtom, false);
  set(originalLoginUriAtom, null);
  set(loginRedirectUriAtom, null);
});
