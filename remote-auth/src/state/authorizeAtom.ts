import type { OktaAuth } from '@okta/okta-auth-js';
import { signInResponseAtom, authorizingAtom, configAtom, httpAtom, paths } from '@portal/shared';
import { atom } from 'jotai';
import { fetchAuthorizeUrl } from '../api/fetchAuthorizeUrl';
import { authorizeFragment } from '../model/authorizeFragment';
import { callbackState } from '../model/callbackState';
import { SignInFailure } from '../model/SignInFailure';
import { isStartedHere } from '../okta/isStartedHere';
import { failSignInAtom } from './failSignInAtom';

/** How long (ms) the flag stays up after the navigation to the returned address (S-72). */
export const authorizingReset = 1000;

/** Exchanges the code that the identity provider sent, unless that is being done already (S-9). */
export const authorizeAtom = atom(
  null,
  async (get, set, oktaAuth: OktaAuth, goTo: (path: string) => void) => {
    // Read here and not in the screen: StrictMode runs an effect twice with the values of one drawing.
    if (get(authorizingAtom)) return;
    set(authorizingAtom, true);
    const response = set(signInResponseAtom);
    const search = response?.route === 'callback' ? response.search : '';
    const provider = get(configAtom).identityProvider.path;
    const { origin } = window.location;

    try {
      // A code that somebody else brought here must not become a session (T-06).
      if (!isStartedHere(oktaAuth, callbackState(search))) {
        throw new SignInFailure('replay', 'This browser has not started this sign-in, or has finished it.');
      }
      const url = await fetchAuthorizeUrl(get(httpAtom), provider, {
        redirectUri: origin + paths.loginCallback,
        qs: search,
      });
      const hash = authorizeFragment(url, origin, provider);
      if (hash === null) throw new SignInFailure('exchange', 'The API returned a foreign address.');

      // The tokens never are in the address: not in the history, not in the browser's timing entries.
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
