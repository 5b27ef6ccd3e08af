import type { OktaAuth } from '@okta/okta-auth-js';
import { signInResponseAtom, authorizingAtom, configAtom, httpAtom } from '@portal/shared';
import { paths } from '@portal/shared/declaration';
import { atom } from 'jotai';
import { fetchAuthorizeUrl } from '../api/fetchAuthorizeUrl';
import { authorizeFragment } from '../model/authorizeFragment';
import { callbackState } from '../model/callbackState';
import { SignInFailure } from '../model/SignInFailure';
import { isStartedHere } from '../okta/isStartedHere';
import { failSignInAtom } from './failSignInAtom';

/** Delay (ms) before the flag is reset after the navigation (S-72). */
export const authorizingReset = 1000;

/** Exchanges the identity provider's code, unless that is under way already (S-9). */
export const authorizeAtom = atom(
  null,
  async (get, set, oktaAuth: OktaAuth, goTo: (path: string) => void) => {
    // Read here and not in the screen: StrictMode runs an effect twice with the values of one render.
    if (get(authorizingAtom)) return;
    set(authorizingAtom, true);
    const response = set(signInResponseAtom);
    const search = response?.route === 'callback' ? response.search : '';
    const provider = get(configAtom).identityProvider.path;
    const { origin } = window.location;

    try {
      // A code from elsewhere must not become a session (T-06).
      if (!isStartedHere(oktaAuth, callbackState(search))) {
        throw new SignInFailure('replay', 'This browser has not started this sign-in, or has finished it.');
      }
      const url = await fetchAuthorizeUrl(get(httpAtom), provider, {
        redirectUri: origin + paths.loginCallback,
        qs: search,
      });
      const hash = authorizeFragment(url, origin, provider);
      if (hash === null) throw new SignInFailure('exchange', 'The API returned a foreign address.');

      // Tokens never get into the address, and thus not into history or the browser's timing entries.
      set(signInResponseAtom, { route: 'authorize', hash });
      goTo(paths.authorize(provider));
      setTimeout(() => {
        set(authorizingAtom, false);
      }, authorizingReset);
    } catch (error) {
      await set(failSignInAtom, { oktaAuth, answer: search, step: 'exchange', error, goTo });
    }
  },
);
