import { OktaContext } from '@okta/okta-react';
import { authAtom, configAtom, GlobalStyle, type PortalConfig } from '@portal/shared';
import { BrowserRouter } from '@portal/shared/router';
import { createStore, Provider } from 'jotai';
import { StrictMode, type ContextType } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginScreen } from './screens/LoginScreen';

/** What the page of `npm start -- auth` carries: the local stack. */
interface StandalonePage {
  config: PortalConfig;
}

/** The login view asks for the state of the session alone; the client that signs readers in is the host's. */
const session = { authState: { isAuthenticated: false } } as ContextType<typeof OktaContext>;

/** The remote alone on a page, with nobody signed in. */
function Standalone() {
  return (
    <OktaContext.Provider value={session}>
      <GlobalStyle />
      <main>
        <LoginScreen />
      </main>
    </OktaContext.Provider>
  );
}

const text = document.getElementById('portal-page')?.textContent ?? '';
const { config } = JSON.parse(text) as StandalonePage;
const store = createStore();
store.set(configAtom, config);
store.set(authAtom, {
  signIn: () => Promise.reject(new Error('only the host signs in: npm start -- auth --in-host')),
  signOut: () => undefined,
  endSession: () => undefined,
  accessToken: () => undefined,
});

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <BrowserRouter>
        <StrictMode>
          <Standalone />
        </StrictMode>
      </BrowserRouter>
    </Provider>,
  );
