import { OktaContext } from '@okta/okta-react';
import { renderStandalone } from '@portal/shared/standalone';
import type { ContextType } from 'react';
import { LoginScreen } from './screens/LoginScreen';

/** The login view asks for the state of the session alone; the client that signs readers in is the host's. */
const session = { authState: { isAuthenticated: false } } as ContextType<typeof OktaContext>;

/** The login view, as somebody sees it who is signed out. */
function Standalone() {
  return (
    <OktaContext.Provider value={session}>
      <LoginScreen />
    </OktaContext.Provider>
  );
}

renderStandalone(<Standalone />, { accessToken: () => undefined });
