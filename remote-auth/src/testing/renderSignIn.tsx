import type { AuthState, OktaAuth } from '@okta/okta-auth-js';
import { OktaContext } from '@okta/okta-react';
import { signInResponseAtom, safeReturnPath, type Auth, type SignInResponse } from '@portal/shared';
import { useNavigate } from '@portal/shared/router';
import { renderAt, Route, Routes, testConfig } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { AuthorizeScreen } from '../screens/AuthorizeScreen';
import { LoginCallbackScreen } from '../screens/LoginCallbackScreen';
import { LoginScreen } from '../screens/LoginScreen';

interface RenderSignInOptions {
  oktaAuth: OktaAuth;
  url: string;
  /** The response that the host took out of the address. */
  response?: SignInResponse;
  auth?: Partial<Auth>;
}

/** The three screens at their addresses, with a session round them as the host keeps it. */
export function renderSignIn({ oktaAuth, url, response, auth = {} }: RenderSignInOptions) {
  const store = createStore();
  if (response) store.set(signInResponseAtom, response);
  const rendered = renderAt(
    <Routes>
      <Route path="/login/callback" element={<LoginCallbackScreen />} />
      <Route path="/:provider/authorize" element={<AuthorizeScreen />} />
      <Route path="*" element={<LoginScreen />} />
    </Routes>,
    { url, store, auth, wrap: (screens) => <Session oktaAuth={oktaAuth}>{screens}</Session> },
  );
  return { ...rendered, store };
}

function Session({ oktaAuth, children }: { oktaAuth: OktaAuth; children: ReactNode }) {
  const [authState, setAuthState] = useState<AuthState | null>(oktaAuth.authStateManager.getAuthState());
  const navigate = useNavigate();

  useEffect(
    () =>
      follow(oktaAuth, setAuthState, (path) => {
        void navigate(path, { replace: true });
      }),
    [oktaAuth, navigate],
  );

  return (
    <OktaContext.Provider value={{ oktaAuth, authState }}>
      {authState?.isAuthenticated && <p>signed in</p>}
      {children}
    </OktaContext.Provider>
  );
}

function follow(oktaAuth: OktaAuth, onState: (state: AuthState) => void, goTo: (path: string) => void) {
  oktaAuth.options.restoreOriginalUri = (_client, uri) => {
    goTo(safeReturnPath(uri, window.location.origin, testConfig.identityProvider.path));
    return Promise.resolve();
  };
  oktaAuth.authStateManager.subscribe(onState);
  void oktaAuth.authStateManager.updateAuthState();
  return () => {
    oktaAuth.authStateManager.unsubscribe(onState);
  };
}
