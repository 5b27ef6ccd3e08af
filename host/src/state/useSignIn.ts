import { authAtom, logger, signInNoticeAtom } from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

/** Starts a sign-in that leads back to the present address; `isLeaving` from the press until the page is left. */
export function useSignIn(): { signIn: () => void; isLeaving: boolean } {
  const { pathname, search, hash } = useLocation();
  const auth = useAtomValue(authAtom);
  const setNotice = useSetAtom(signInNoticeAtom);
  const [isLeaving, setLeaving] = useState(false);

  const signIn = () => {
    setLeaving(true);
    auth.signIn(pathname + search + hash).catch((error: unknown) => {
      setLeaving(false);
      logger.error('session.signIn', error);
      setNotice((notice) => notice ?? 'not-completed');
    });
  };
  return { signIn, isLeaving };
}
