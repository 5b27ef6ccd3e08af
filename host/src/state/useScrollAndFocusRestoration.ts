import { headingFocusAtom, listen } from '@portal/shared';
import { NavigationType, useLocation, useNavigationType } from '@portal/shared/router';
import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { keptPlace, tellKeptPlace } from './keptPlace';
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
  const positions = useRef(new Map<string, number>());
  const here = useRef<HistoryPosition | null>(null);
  const previous = useRef<HistoryPosition | null>(null);
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restoring = useRef<Restoration>(null);
  const wasSignedIn = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const place = keptPlace();
    if (place) restoring.current = scrollBackTo(place, restoreAfterLoadFor);
    const remember = () => {
      if (here.current && !previous.current && !restoring.current?.isUnderWay())
        positions.current.set(here.current.key, scrollY);
    };
    const keepPlace = () => {
      // The router changes the entry before it draws its page. A page that is too short yet is on its way to its place.
      if (entryKey() === here.current?.key && !restoring.current?.isUnderWay()) keepPlaceInEntry();
    };
    // Browsers limit how often the entry may be written, and refuse it while the page goes away.
    const keepSoon = () => {
      clearTimeout(keeping.current);
      keeping.current = setTimeout(keepPlace, keepAfter);
    };
    const stop = listen(
      {
        // A busy browser fires `scroll` only after the click that leaves the page.
        click: () => {
          keepPlace();
          remember();
        },
        scroll: () => {
          keepSoon();
          remember();
        },
        popstate: remember,
      },
      { capture: true, passive: true },
    );
    return () => {
      clearTimeout(keeping.current);
      stop();
    };
  }, []);

  // Before paint: a shorter screen causes a `scroll` that must not be recorded for the previous one.
  useLayoutEffect(() => {
    const left = here.current;
    if (left?.key === key) return;
    here.current = { key, path: pathname };
    clearTimeout(keeping.current);
    restoring.current?.stop();
    if (left && left.path !== pathname) previous.current = left;
    tellKeptPlace();
  }, [key, pathname]);

  useEffect(() => {
    setHeadingFocus({
      focus: (heading) => {
        const from = previous.current;
        previous.current = null;
        const hasEnded = wasSignedIn.current && !isSignedIn;
        wasSignedIn.current = isSignedIn;
        if (hasEnded && document.activeElement === document.body) heading.focus({ preventScroll: true });
        const place = keptPlace();
        if (!from || (hash && !(isReturn && place))) return;
        if (isReturn) {
          const followed = () =>
            document.querySelector<HTMLElement>(`main a[href="${CSS.escape(from.path)}"]`);
          (followed() ?? heading).focus({ preventScroll: true });
          const top = positions.current.get(key) ?? place ?? 0;
          restoring.current = scrollBackTo(top, restoreFor, () => {
            // The end of a long list comes after its first cards.
            if (document.activeElement === heading) followed()?.focus({ preventScroll: true });
          });
        } else {
          placeAt(0);
          heading.focus({ preventScroll: true });
        }
      },
    });
  }, [setHeadingFocus, isSignedIn, isReturn, key, hash]);
}

const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'default';

const keepPlaceInEntry = () => {
  if (scrollY === 0 && keptPlace() === undefined) return;
  history.replaceState({ ...history.state, ...{ top: scrollY || undefined } }, '');
};
