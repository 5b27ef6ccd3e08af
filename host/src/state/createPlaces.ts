import { listen } from '@portal/shared';
import { keptPlace, placeHere, tellKeptPlace, type Place } from './keptPlace';
import { placeAt, scrollBackTo, type Restoration } from './scrollBackTo';

/** How long (ms) the scroll position is set again while the page is still growing. */
const restoreFor = 3000;
/** The same after a load of the page, which waits for every answer. */
const restoreAfterLoadFor = 10_000;
/** How long (ms) the page has to rest before its position is kept. */
const keepAfter = 250;

/** How the reader came to a screen. */
interface Arrival {
  /** Back or Forward. */
  isReturn: boolean;
  /** The fragment of its address. */
  hash: string;
  isSignedIn: boolean;
}

/** The places of the entries of the browser's history, and the way back to them. */
export interface Places {
  /** Keeps them until the returned function is called. */
  keep: () => () => void;
  /** Another entry of the history is drawn. */
  enter: (key: string, path: string) => void;
  /** Its heading is there: focus and position go where the reader expects them. */
  arrive: (heading: HTMLElement, arrival: Arrival) => void;
}

export function createPlaces(): Places {
  const positions = new Map<string, Place>();
  let here = { key: '', path: '' };
  let previous: typeof here | null = null;
  let lastHeading: HTMLElement | null = null;
  let restoring: Restoration | null = null;
  let wasSignedIn = false;
  let keeping: ReturnType<typeof setTimeout>;

  /** A page that has no heading yet, or is too short yet, is on its way to its place. */
  const isUnderWay = () => previous !== null || restoring?.isUnderWay() === true;
  const remember = (place: Place) => {
    if (!isUnderWay()) positions.set(here.key, place);
  };
  const keepPlace = () => {
    // The router changes the entry before it draws its page.
    if (entryKey() !== here.key || isUnderWay()) return;
    const place = placeHere();
    remember(place);
    if (place.top || keptPlace().top) history.replaceState({ ...history.state, ...place }, '');
  };
  // Browsers limit how often the entry may be written, and refuse it while the page goes away.
  const keepSoon = () => {
    clearTimeout(keeping);
    keeping = setTimeout(keepPlace, keepAfter);
  };

  return {
    keep: () => {
      history.scrollRestoration = 'manual';
      const place = keptPlace();
      if (place.top) restoring = scrollBackTo(place, restoreAfterLoadFor);
      const stop = listen(
        {
          // A busy browser fires `scroll` only after the click that leaves the page.
          click: keepPlace,
          scroll: () => {
            remember({ top: scrollY });
            keepSoon();
          },
          popstate: () => {
            remember(placeHere());
          },
        },
        { capture: true, passive: true },
      );
      return () => {
        clearTimeout(keeping);
        stop();
      };
    },

    enter: (key, path) => {
      if (here.key === key) return;
      restoring?.stop();
      // A screen that stays, as at another spelling of its address, reports no heading again.
      if (here.path && here.path !== path && !lastHeading?.isConnected) previous = here;
      here = { key, path };
      tellKeptPlace();
      // The link of the present page, pressed again, begins an entry and scrolls nothing.
      keepSoon();
    },

    arrive: (heading, { isReturn, hash, isSignedIn }) => {
      const isFirst = lastHeading === null;
      lastHeading = heading;
      const from = previous;
      previous = null;
      // The session has ended, or has begun in another tab.
      const hasChanged = !isFirst && wasSignedIn !== isSignedIn;
      wasSignedIn = isSignedIn;
      if (hasChanged && document.activeElement === document.body) heading.focus({ preventScroll: true });
      const place = keptPlace();
      if (!from || (hash && !(isReturn && place.top))) return;
      if (!isReturn) {
        placeAt(0);
        heading.focus({ preventScroll: true });
        return;
      }
      const followed = () => document.querySelector<HTMLElement>(`main a[href="${CSS.escape(from.path)}"]`);
      (followed() ?? heading).focus({ preventScroll: true });
      restoring = scrollBackTo(positions.get(here.key) ?? place, restoreFor, () => {
        // The end of a long list comes after its first cards.
        if (document.activeElement === heading) followed()?.focus({ preventScroll: true });
      });
    },
  };
}

const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'default';
