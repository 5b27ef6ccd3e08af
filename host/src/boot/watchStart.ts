import { tellSeen } from '../page/tellSeen';
import { fetchAgain } from './fetchAgain';
import { reloadOnce } from './reloadOnce';
import { showFault } from './showFault';

/** The portal may still start this long (ms) after an error that nobody caught. */
export const patience = 3_000;

/** A start that takes longer (ms) is given up in words; on a slow line the portal may come later, and replaces them. */
export const startLimit = 10_000;

/** A reader who goes elsewhere is given this long (ms) to be gone. */
const departure = 10_000;

/**
 * Ends a start that fails, because a script of the page cannot be had or throws, in one new attempt past the cache and
 * then in a sentence; so it does with a portal that throws later and leaves the page empty. Returns a function that ends
 * the watch.
 *
 * @param release number of this page's release; without one there is no new attempt
 */
export function watchStart(release: number | undefined, reload?: () => void): () => void {
  const fail = async (script?: string) => {
    if (!isWatching || hasStarted() || isLeaving()) return;
    stop();
    // The browser's own page of a lost connection would say less.
    if (release === undefined || !navigator.onLine) {
      giveUp();
      return;
    }
    if (script !== undefined) await fetchAgain(script);
    if (isLeaving()) showFault();
    else if (!reloadOnce(release, reload)) giveUp();
  };

  const handleError = ({ target }: Event) => {
    // Scripts of the page itself; others are added by the bundles, which try again.
    if (target instanceof HTMLScriptElement) {
      if (target.defer) void fail(target.src);
    } else if (target === window) handleThrown();
  };
  const handleThrown = () => {
    setTimeout(() => void fail(), patience);
  };
  // Firefox breaks off the scripts of a page that is left, which stays until the next one answers: a reload would bring
  // the reader back. Of a page that stays after all, the time limit takes care.
  const handleLeave = () => {
    leftAt = Date.now();
  };
  const isLeaving = () => Date.now() - leftAt < departure;
  // Its scripts are there: a page that listens longer may be kept out of the back/forward cache.
  const handleLoad = () => {
    if (isWatching) removeEventListener('beforeunload', handleLeave);
  };
  const stop = () => {
    isWatching = false;
    clearTimeout(limit);
    removeEventListener('error', handleError, { capture: true });
    removeEventListener('unhandledrejection', handleThrown);
  };
  let isWatching = true;
  let leftAt = -Infinity;
  const limit = setTimeout(() => {
    if (!hasStarted()) showFault();
  }, startLimit);
  addEventListener('error', handleError, { capture: true });
  addEventListener('unhandledrejection', handleThrown);
  addEventListener('beforeunload', handleLeave);
  addEventListener('load', handleLoad, { once: true });
  return stop;
}

function giveUp() {
  showFault();
  tellSeen({ event: 'gone', app: 'host' });
}

/** The bundles replace the page's bar; if they throw as they draw, the root is empty or has the late sentence. */
const hasStarted = () => {
  const root = document.getElementById('root');
  return (
    root?.hasChildNodes() === true && root.firstElementChild?.matches('.first-bar, .first-fault') !== true
  );
};
