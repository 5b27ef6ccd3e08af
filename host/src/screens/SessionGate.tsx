import { Loading } from '@portal/shared';
import { useOktaAuth } from '@okta/okta-react';
import { Fragment, type ReactNode } from 'react';
import { RoleScreen } from './RoleScreen';

/** Session unknown: a loading indicator; signed out: the login view; signed in: the screen (S-3 to S-13). */
export function SessionGate({ children }: { children: ReactNode }) {
  const { authState } = useOktaAuth();
  if (!authState) return <Loading />;
  // Another reader gets a newly mounted screen, which loads its own data.
  if (authState.isAuthenticated) return <Fragment key={authState.idToken?.claims.sub}>{children}</Fragment>;
  return <RoleScreen role="signedOut" />;
}
