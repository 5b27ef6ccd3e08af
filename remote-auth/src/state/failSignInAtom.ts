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
  /** The unusable query or fragment. */
  answer: string;
  /** The step to log if the error names none. */
  step: SignInStep;
  error: unknown;
  goTo: (path: string) => void;
}

/** Ends every failed sign-in (difference 3, H-6): logs it, voids the answer, returns the reader to where they were. */
export const failSignInAtom = atom(null, async (get, set, failed: FailedSignIn) => {
  const { oktaAuth, answer, step, error, goTo } = failed;
  logger.error(`auth.${error instanceof SignInFailure ? error.step : step}`, error);
  forgetTransaction(oktaAuth, stateOf(answer));
  const isOfClock = error instanceof SignInFailure && error.step === 'clock';
  if (!(await isSignedIn(oktaAuth)))
    set(signInNoticeAtom, (notice) => notice ?? (isOfClock ? 'clock-wrong' : 'not-completed'));

  goTo(rememberedTarget(oktaAuth, window.location.origin, get(configAtom).identityProvider.path));
  // Last, and after an await: until here the flag prevents a second run of the screen's effect.
  set(authorizingAtom, false);
  set(originalLoginUriAtom, null);
  set(loginRedirectUriAtom, null);
});
