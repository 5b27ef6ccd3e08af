import { deviceStorage, isOutdated, lastVisitAtom, listen, readerAtom, userInfoAtom } from '@portal/shared';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** Absence (ms) after which a new visit begins, as it does on another day. */
const longestPause = 4 * 60 * 60 * 1000;

/** Fills `lastVisitAtom` from the device: the end of the visit before this one (H-9). */
export function useLastVisit(): void {
  const reader = useAtomValue(readerAtom);
  const isTold = useAtomValue(userInfoAtom).status === 'ready';
  const setLastVisit = useSetAtom(lastVisitAtom);

  // Before paint: whoever is known is known with the last visit, so that nothing is sorted anew.
  useLayoutEffect(() => {
    if (!reader) {
      if (isTold) setLastVisit(null);
      return undefined;
    }
    const visit = visitOf(reader);
    // A remembered reader has seen nothing yet: a visit to a portal that is down is none.
    if (!isTold) {
      setLastVisit(visit.before());
      return undefined;
    }
    const come = () => {
      setLastVisit(visit.come());
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') come();
      else visit.go();
    };
    come();
    return listen({ visibilitychange: handleVisibility, pagehide: visit.go });
  }, [reader, isTold, setLastVisit]);
}

/** The visit of a reader, in all tabs and over reloads. */
function visitOf(reader: string) {
  const presence = `reader.${reader}.lastVisit`;
  const before = `reader.${reader}.visitBefore`;
  const note = () => {
    deviceStorage.write(presence, new Date().toISOString());
  };

  /** The end of the visit before; null on a first visit. */
  const beforeThis = () => {
    const last = deviceStorage.read(presence);
    return last !== null && isOver(Date.parse(last), Date.now()) ? last : deviceStorage.read(before);
  };

  return {
    before: beforeThis,
    /** Returns the same. */
    come: () => {
      const end = beforeThis();
      deviceStorage.write(before, end);
      note();
      return end;
    },
    go: () => {
      // Nothing is written about a reader who has signed out in another tab (H-7).
      if (deviceStorage.read(presence) !== null) note();
    },
  };
}

/** A clock that was ahead has been set right if the last presence is to come. */
const isOver = (last: number, now: number) => last > now || isOutdated(last, now, longestPause);
