import { Loading } from '@portal/shared';
import { Fragment, type ReactNode } from 'react';
import { useSession } from '../state/useSession';
import { RoleScreen } from './RoleScreen';

/** Session unknown: a loading indicator; signed out: the login view; signed in: the screen (S-3 to S-13). */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status === 'unknown') return <Loading />;
  // Another reader gets a newly mounted screen, which loads its own data.
  if (session.status === 'signed-in') return <Fragment key={session.reader}>{children}</Fragment>;
  return <RoleScreen role="signedOut" />;
}
