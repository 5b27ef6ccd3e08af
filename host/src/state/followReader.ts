import {
  deviceStorage,
  followEach,
  isOutdated,
  lastVisitAtom,
  listen,
  rememberedReaderAtom,
  userInfoAtom,
  type Store,
} from '@portal/shared';
import { atom } from 'jotai';

/** Absence (ms) after which a new visit begins, as it does on another day. */
const longestPause = 4 * 60 * 60 * 1000;

/** Id of the reader as the API tells it: null for one without, undefined until it has answered. */
const toldIdAtom = atom((get) => {
  const user = get(userInfoAtom);
  return user.status === 'ready' ? user.data.id : undefined;
});

/**
 * Fills from the device what is known of the reader, as soon as it is: `rememberedReaderAtom` at once, for the answer of
 * `GET /user` comes long after what it decides, such as the order of the reports; and `lastVisitAtom`, the end of the
 * visit before this one (H-9). Returns a function that ends it.
 *
 * @param account the provider's name for the reader (`sub`), so that nobody is taken for who used the device before
 */
export const followReader = (store: Store, account: string | undefined): (() => void) =>
  followEach(store, toldIdAtom, (id) => {
    if (account !== undefined) {
      const key = `reader.${account}.id`;
      if (id !== undefined) deviceStorage.write(key, id);
      store.set(rememberedReaderAtom, deviceStorage.read(key));
    }
    const isTold = id !== undefined;
    const reader = isTold ? id : store.get(rememberedReaderAtom);
    if (!reader) {
      if (isTold) store.set(lastVisitAtom, null);
      return undefined;
    }
    const visit = visitOf(reader);
    // A remembered reader has seen nothing yet: a visit to a portal that is down is none.
    if (!isTold) {
      store.set(lastVisitAtom, visit.before());
      return undefined;
    }
    const come = () => {
      store.set(lastVisitAtom, visit.come());
    };
    const isInSight = () => document.visibilityState === 'visible';
    const handleVisibility = () => {
      if (!isInSight()) visit.go();
      else if (visit.isNoted()) come();
    };
    let activeAt = Date.now();
    // A page that stays in sight over night is not hidden in between.
    const handleActivity = () => {
      const now = Date.now();
      if (now - activeAt > longestPause && visit.isNoted()) {
        visit.go(activeAt);
        come();
      }
      activeAt = now;
    };
    // A tab that the browser brings back out of sight is no visit before its reader looks at it.
    if (isInSight() || !visit.isNoted()) come();
    else store.set(lastVisitAtom, visit.before());
    return listen({
      visibilitychange: handleVisibility,
      pagehide: () => {
        // One that is out of sight has noted when its reader went.
        if (isInSight()) visit.go();
      },
      pointermove: handleActivity,
      keydown: handleActivity,
    });
  });

/** The visit of a reader, in all tabs and over reloads. */
function visitOf(reader: string) {
  const presence = `reader.${reader}.lastVisit`;
  const before = `reader.${reader}.visitBefore`;
  const note = (at = Date.now()) => {
    deviceStorage.write(presence, new Date(at).toISOString());
  };

  /** Else the reader has signed out in another tab, and nothing is written about them (H-7). */
  const isNoted = () => deviceStorage.read(presence) !== null;

  /** The end of the visit before; null on a first visit. */
  const beforeThis = () => {
    const last = deviceStorage.read(presence);
    return last !== null && isOver(Date.parse(last), Date.now()) ? last : deviceStorage.read(before);
  };

  return {
    before: beforeThis,
    isNoted,
    /** Returns the same. */
    come: () => {
      const end = beforeThis();
      deviceStorage.write(before, end);
      note();
      return end;
    },
    /** @param at time (ms) of the last movement; another tab may have been used since */
    go: (at = Date.now()) => {
      const last = deviceStorage.read(presence);
      if (last !== null && !(Date.parse(last) > at)) note(at);
    },
  };
}

/** A clock that was ahead has been set right if the last presence is to come. */
const isOver = (last: number, now: number) => last > now || isOutdated(last, now, longestPause);
