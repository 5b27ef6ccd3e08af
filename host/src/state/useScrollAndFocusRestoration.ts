import { headingFocusAtom, listen } from '@portal/shared';
import { NavigationType, useLocation, useNavigationType } from '@portal/shared/router';
import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { keptPlace, placeHere, tellKeptPlace, type Place } from './keptPlace';
import { placeAt, scrollBackTo, type Restoration } from './scrollBackTo';

interface HistoryPosition {
  key: string;
  path: string;
}

/** How long (ms) the scroll position is set again while the page is still growing. */
const restoreFor = 3000;
/** The same after a load of the page, which waits for every answer. */
const restoreAfterLoadFor = 10_000;
/** How long (ms) the page has to rest before its position is kept. */
const keepAfter = 250;

/**
 * A new screen starts at its top with the focus on its heading; going back restores the scroll position and the focus on
 * the link that was followed. The first page of a visit is left alone, unless the tab has been there before: the
 * browser keeps the position with the entry of its history. A focus that the end of the session takes away goes to the
 * heading of the next screen (S-88).
 *
 * To be used in a component that is rendered before the screens: effects run in that order, so this one knows the new
 * address before a screen reports its heading.
 */
export function useScrollAndFocusRestoration(isSignedIn: boolean): void {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const setHeadingFocus = useSetAtom(headingFocusAtom);
  const positions = useRef(new Map<string, Place>());
  const here = useRef<HistoryPosition>({ key: '', path: '' });
  const previous = useRef<HistoryPosition | null>(null);
  const restoring = useRef<Restoration>(null);
  const wasSignedIn = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const place = keptPlace();
    if (place.top) restoring.current = scrollBackTo(place, restoreAfterLoadFor);
    let keeping: ReturnType<typeof setTimeout>;
    /** A page that has no heading yet, or is too short yet, is on its way to its place. */
    const isUnderWay = () => previous.current !== null || restoring.current?.isUnderWay() === true;
    const remember = (place: Place) => {
      if (!isUnderWay()) positions.current.set(here.current.key, place);
    };
    const keepPlace = () => {
      // The router changes the entry before it draws its page.
      if (entryKey() !== here.current.key || isUnderWay()) return;
      const place = placeHere();
      remember(place);
      if (place.top || keptPlace().top) history.replaceState({ ...history.state, ...place }, '');
    };
    const stop = listen(
      {
        // A busy browser fires `scroll` only after the click that leaves the page.
        click: keepPlace,
        scroll: () => {
          remember({ top: scrollY });
          // Browsers limit how often the entry may be written, and refuse it while the page goes away.
          clearTimeout(keeping);
          keeping = setTimeout(keepPlace, keepAfter);
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
  }, []);

  // Before paint: a shorter screen causes a `scroll` that must not be recorded for the previous one.
  useLayoutEffect(() => {
    const left = here.current;
    if (left.key !== key) {
      here.current = { key, path: pathname };
      restoring.current?.stop();
      if (left.path && left.path !== pathname) previous.current = left;
      tellKeptPlace();
    }
    setHeadingFocus({
      focus: (heading) => {
        const from = previous.current;
        previous.current = null;
        const hasEnded = wasSignedIn.current && !isSignedIn;
        wasSignedIn.current = isSignedIn;
        if (hasEnded && document.activeElement === document.body) heading.focus({ preventScroll: true });
        const place = keptPlace();
        if (!from || (hash && !(isReturn && place.top))) return;
        if (isReturn) {
          const followed = () =>
            document.querySelector<HTMLElement>(`main a[href="${CSS.escape(from.path)}"]`);
          (followed() ?? heading).focus({ preventScroll: true });
          restoring.current = scrollBackTo(positions.current.get(key) ?? place, restoreFor, () => {
            // The end of a long list comes after its first cards.
            if (document.activeElement === heading) followed()?.focus({ preventScroll: true });
          });
        } else {
          placeAt(0);
          heading.focus({ preventScroll: true });
        }
      },
    });
  }, [setHeadingFocus, isSignedIn, isReturn, key, pathname, hash]);
}

const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'default';
