import { Loading } from '@portal/shared';
import { useOktaAuth } from '@okta/okta-react';
import { Fragment, type ReactNode } from 'react';
import { RemoteScreen } from '../remotes/RemoteScreen';

const noLogin = { title: 'Sign in', line: 'The sign-in page is not available right now.' };

/** Unknown: a loading indicator; signed out: the login view at this very address; signed in: the screen (S-3 to S-13). */
export function SessionGate({ children }: { children: ReactNode }) {
  const { authState } = useOktaAuth();
  if (!authState) return <Loading />;
  // For another reader the screen starts anew, and asks for what it shows.
  if (authState.isAuthenticated) return <Fragment key={authState.idToken?.claims.sub}>{children}</Fragment>;
  return <RemoteScreen name="remote_auth/LoginScreen" unavailable={noLogin} screenProps={{}} />;
}
