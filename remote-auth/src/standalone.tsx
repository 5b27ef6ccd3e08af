import { OktaContext } from '@okta/okta-react';
import { renderStandalone } from '@portal/shared/standalone';
import type { ContextType } from 'react';
import { LoginScreen } from './screens/LoginScreen';

/** The login view reads only the session's state; the identity client is the host's. */
const session = { authState: { isAuthenticated: false } } as ContextType<typeof OktaContext>;

function Standalone() {
  return (
    <OktaContext.Provider value={session}>
      <LoginScreen />
    </OktaContext.Provider>
  );
}

renderStandalone(<Standalone />, { accessToken: () => undefined });
