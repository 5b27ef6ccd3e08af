import { configAtom, isSignInPath, listen } from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageRelease } from '../page/PortalPage';
import { createReleaseWatch } from './createReleaseWatch';
import { failedScripts } from './failedScripts';
import { findOtherRelease } from './findOtherRelease';
import { isOwnScript } from './isOwnScript';
import { reloadIfReplaced } from './reloadIfReplaced';
import type { RunningRelease } from './RunningRelease';

interface WatchedRelease {
  /** The live release if it is another one. */
  other: PageRelease | null;
  /** Reloads the page at the same address. */
  takeOver: () => void;
}

/**
 * Checks for another live release when the reader returns to the tab or navigates. After a long absence the new address
 * is loaded as a document; when a script of this release is gone, the page is reloaded, once.
 */
export function useReleaseWatch(running: RunningRelease): WatchedRelease {
  const config = useAtomValue(configAtom);
  const { pathname, search } = useLocation();
  const [other, setOther] = useState<PageRelease | null>(null);
  const [watch] = useState(() =>
    createReleaseWatch({
      now: () => Date.now(),
      mayCheck: () => document.visibilityState === 'visible' && navigator.onLine,
      findOther: () => findOtherRelease(running, config),
      onFound: setOther,
    }),
  );

  useEffect(() => {
    const takeOverIfReplaced = () => void reloadIfReplaced(running, watch.checkNow);
    const stopChecking = listen({
      visibilitychange: () => {
        if (document.visibilityState === 'visible') void watch.show();
        else watch.hide();
      },
      focus: () => void watch.check(),
    });
    // Slow scripts fire no event: their loader gives up on them.
    const handleError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && isOwnScript(target.src)) takeOverIfReplaced();
    };
    const stopCatching = listen({ error: handleError }, { capture: true });
    if (failedScripts().length > 0) takeOverIfReplaced();
    return () => {
      stopChecking();
      stopCatching();
    };
  }, [watch, running]);

  const here = useRef(pathname + search);
  // Before paint: the new screen would be visible for a moment only.
  useLayoutEffect(() => {
    if (here.current === pathname + search) return;
    here.current = pathname + search;
    const mayLeave = running.outlivesReload && !isSignInPath(pathname, config.identityProvider.path);
    if (watch.navigate() && mayLeave) location.reload();
  }, [watch, running, config, pathname, search]);

  return {
    other,
    takeOver: () => {
      location.reload();
    },
  };
}
