import type { OktaAuth } from '@okta/okta-auth-js';
import {
  authAtom,
  configAtom,
  loginRedirectUriAtom,
  originalLoginUriAtom,
  signInResponseAtom,
} from '@portal/shared';
import { atom } from 'jotai';
import { SignInFailure } from '../model/SignInFailure';
import { tokenFragment } from '../model/tokenFragment';
import { rememberedTarget } from '../okta/rememberedTarget';
import { verifiedTokens } from '../okta/verifiedTokens';
import { failSignInAtom } from './failSignInAtom';

/** Checks and stores the tokens, then returns to the address before the sign-in (S-11, S-73). */
export const finishSignInAtom = atom(
  null,
  async (get, set, oktaAuth: OktaAuth, goTo: (path: string) => void) => {
    // Read here and not in the screen: StrictMode runs an effect twice with the values of one render.
    if (get(loginRedirectUriAtom) !== null) return;
    const response = set(signInResponseAtom);
    const hash = response?.route === 'authorize' ? response.hash : '';
    const target = rememberedTarget(oktaAuth, window.location.origin, get(configAtom).identityProvider.path);
    set(loginRedirectUriAtom, target);
    const hasSignedOut = get(authAtom).watchSignOut?.();

    try {
      const fragment = tokenFragment(hash);
      const tokens = await verifiedTokens(oktaAuth, fragment);
      // Checking takes time, in which another tab may have ended the session of the whole device.
      if (hasSignedOut?.()) throw new SignInFailure('verify', 'Somebody has signed out meanwhile.');
      await oktaAuth.handleLoginRedirect(tokens, target);
      // The client removes this tab's entry, but not the one that tabs share under the state.
      oktaAuth.removeOriginalUri(fragment.state);
      set(originalLoginUriAtom, null);
      set(loginRedirectUriAtom, null);
    } catch (error) {
      await set(failSignInAtom, { oktaAuth, answer: hash, step: 'verify', error, goTo });
    }
  },
);
