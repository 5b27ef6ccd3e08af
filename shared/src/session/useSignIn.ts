import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { logger } from '../log/logger';
import { authAtom } from './authAtom';
import { signInNoticeAtom } from './signInNoticeAtom';

/** Time (ms) after which a page that was to be left counts as one that stays. */
const leavingLimit = 10_000;

/** Starts a sign-in at the current address, and its progress. */
export function useSignIn(): { signIn: () => void; isLeaving: boolean; hasFailed: boolean } {
  const [progress, setProgress] = useState<'leaving' | 'failed' | null>(null);
  const auth = useAtomValue(authAtom);
  const setNotice = useSetAtom(signInNoticeAtom);
  const { pathname, search, hash } = useLocation();

  const isLeaving = progress === 'leaving';

  // A redirect may end in nothing: the reader stops it, or its answer has no page. Or the back/forward cache restores
  // the page as it was left.
  useEffect(() => {
    if (!isLeaving) return;
    const wait = () => {
      setProgress(null);
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) wait();
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') wait();
    };
    const timer = setTimeout(wait, leavingLimit);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('focus', wait);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('focus', wait);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [isLeaving]);

  const start = async () => {
    if (isLeaving) return;
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
    isLeaving,
    hasFailed: progress === 'failed',
  };
}
