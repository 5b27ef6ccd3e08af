import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { logger } from '../log/logger';
import { authAtom } from './authAtom';
import { signInNoticeAtom } from './signInNoticeAtom';

/** Starts a sign-in at the current address, and its progress. */
export function useSignIn(): { signIn: () => void; isLeaving: boolean; hasFailed: boolean } {
  const [progress, setProgress] = useState<'waiting' | 'leaving' | 'failed'>('waiting');
  const auth = useAtomValue(authAtom);
  const setNotice = useSetAtom(signInNoticeAtom);
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    // The back/forward cache may restore this page as it was left.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setProgress('waiting');
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  const start = async () => {
    if (progress === 'leaving') return;
    setProgress('leaving');
    // Once read, a notice goes; blocked storage stays true until the reader changes it.
    setNotice((notice) => (notice === 'storage-blocked' ? notice : null));
    try {
      // The page stays for a moment after this: the button keeps its state.
      await auth.signIn(pathname + search + hash);
    } catch (error) {
      logger.error('auth.start', error);
      setProgress('failed');
    }
  };

  return {
    signIn: () => void start(),
    isLeaving: progress === 'leaving',
    hasFailed: progress === 'failed',
  };
}
