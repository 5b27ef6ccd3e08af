import { useOktaAuth } from '@okta/okta-react';
import { useAtomValue } from 'jotai';
import { hasLeftAtom } from '../okta/hasLeftAtom';

export type Session =
  { status: 'unknown' | 'signed-out' } | { status: 'signed-in'; reader: string | undefined };

/** The session as screens see it: over at once when the reader signs out, so that nothing more is asked for. */
export function useSession(): Session {
  const { authState } = useOktaAuth();
  const hasLeft = useAtomValue(hasLeftAtom);
  if (!authState) return { status: 'unknown' };
  if (hasLeft || !authState.isAuthenticated) return { status: 'signed-out' };
  return { status: 'signed-in', reader: authState.idToken?.claims.sub };
}
