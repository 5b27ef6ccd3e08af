import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listen } from '../browser/listen';
import { watchPage } from '../browser/watchPage';
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

  const start = async () => {
    if (isLeaving) return;
    setProgress('leaving');
    // Once read, a notice goes; blocked storage stays true until the reader changes it.
    setNotice((notice) => (notice === 'storage-blocked' ? notice : null));
    const stopWaiting = untilStaying(() => {
      setProgress(null);
    });
    try {
      // The page stays for a moment after this: the button keeps its state.
      await auth.signIn(pathname + search + hash);
    } catch (error) {
      stopWaiting();
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

/**
 * Calls back once if the page stays: a redirect may end in nothing, as the reader stops it or its answer has no page, or
 * the back/forward cache restores the page as it was left.
 *
 * @returns ends the wait
 */
function untilStaying(onStay: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    stopListening();
    stopWatching();
  };
  const stay = () => {
    stop();
    onStay();
  };
  const timer = setTimeout(stay, leavingLimit);
  const stopListening = listen({ focus: stay });
  const stopWatching = watchPage(stay);
  return stop;
}
