import { listen, loadingTexts } from '@portal/shared';
import { tellSeen } from '../page/tellSeen';

/** Time (ms) between two tellings while nothing happens. */
const interval = 15 * 60_000;
/** Glances at other tabs are not told of each time (ms). */
const pause = 60_000;
/** A tab that shows nothing by then (ms) has not said `shown`, which is how the server's log tells it. */
const longestStart = 60_000;

/**
 * Tells the server that this tab is open: now, every quarter of an hour, and when its reader comes back to it; and once
 * that there is something to be seen. Returns a function that ends it.
 *
 * @param instead builds that run instead of the page's, as `app/build`, with commas
 */
export function watchTab(instead: string): () => void {
  let toldAt = 0;
  const tell = (event: 'start' | 'tab') => {
    toldAt = Date.now();
    tellSeen({ event, ...(instead && { instead }) });
  };
  const handleVisibility = () => {
    // A clock may have been put back.
    if (document.visibilityState === 'visible' && Math.abs(Date.now() - toldAt) >= pause) tell('tab');
  };
  tell('start');
  const telling = setInterval(() => {
    tell('tab');
  }, interval);
  const stopListening = listen({ visibilitychange: handleVisibility });

  const begunAt = Date.now();
  const look = () => {
    const isShown = hasMoreThanSpinner(document.getElementById('main')?.textContent ?? '');
    if (isShown) tellSeen({ event: 'shown' });
    if (isShown || Date.now() - begunAt >= longestStart) clearInterval(looking);
  };
  const looking = setInterval(look, 1_000);
  look();

  return () => {
    clearInterval(telling);
    clearInterval(looking);
    stopListening();
  };
}

const hasMoreThanSpinner = (text: string) =>
  Object.values(loadingTexts).reduce((rest, line) => rest.replace(line, ''), text) !== '';
