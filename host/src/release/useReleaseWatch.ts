import { configAtom, isSignInPath, listen } from '@portal/shared';
import { useLocation } from '@portal/shared/router';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageRelease } from '../page/PortalPage';
import { createReleaseWatch } from './createReleaseWatch';
import { failedScripts } from './failedScripts';
import { findOtherRelease } from './findOtherRelease';
import { isAnyGone } from './isAnyGone';
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
    // A connection that breaks fails scripts too. They come at the next attempt, without a reload that loses what was typed.
    const takeOverIfGone = (scripts: string[]) =>
      void reloadIfReplaced(running, async () => {
        const found = await watch.checkNow();
        return found && (await isAnyGone(scripts)) ? found : null;
      });
    const stopChecking = listen({
      visibilitychange: () => {
        if (document.visibilityState === 'visible') void watch.show();
        else watch.hide();
      },
      focus: () => void watch.check(),
    });
    // Slow scripts fire no event: their loader gives up on them.
    const handleError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && isOwnScript(target.src)) takeOverIfGone([target.src]);
    };
    const stopCatching = listen({ error: handleError }, { capture: true });
    const failed = failedScripts();
    if (failed.length > 0) takeOverIfGone(failed);
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
