import type { PageRelease } from '../page/PortalPage';

/** It is looked up at most so often (ms). */
const lookEvery = 5 * 60_000;
/** Who was away for so long (ms) has left what they were reading. */
const longAway = 60 * 60_000;

interface Surroundings {
  now: () => number;
  /** Whether somebody is looking, and the network is there. */
  mayLook: () => boolean;
  /** What is live instead of what this tab runs; null: what it runs is live. */
  findOther: () => Promise<PageRelease | null>;
  onFound: (other: PageRelease | null) => void;
}

export interface ReleaseWatch {
  /** The reader is here, or has gone on: time to look, unless that was done a short while ago. */
  look: () => Promise<void>;
  /** The same when a file could not be loaded: looks in any case, and says what is live instead. */
  lookNow: () => Promise<PageRelease | null>;
  hide: () => void;
  show: () => Promise<void>;
  /** The reader goes to another address; true: it has to be loaded as a new document, which takes over what is live. */
  navigate: () => boolean;
}

/**
 * Knows whether another release is live than the one that this tab runs, and when it may be taken over. It reads the
 * clock and sets no timer: a browser lets the timers of a hidden tab sleep.
 */
export function createReleaseWatch({ now, mayLook, findOther, onFound }: Surroundings): ReleaseWatch {
  // The page itself has just been looked up.
  let lookedAt = now();
  let hiddenAt: number | null = null;
  let wasLongAway = false;
  let other: PageRelease | null = null;

  let looking: Promise<PageRelease | null> | null = null;
  const find = async () => {
    lookedAt = now();
    try {
      other = await findOther();
      if (!other) wasLongAway = false;
      onFound(other);
    } catch {
      // Whoever does not know asks again later; there is nothing to tell the reader.
    }
    looking = null;
    return other;
  };
  // Several files of one screen go missing together.
  const lookNow = () => (looking ??= find());
  const look = async () => {
    // A clock may have been put back.
    if (mayLook() && Math.abs(now() - lookedAt) >= lookEvery) await lookNow();
  };

  return {
    look,
    lookNow,
    hide: () => {
      hiddenAt ??= now();
    },
    show: () => {
      if (hiddenAt !== null && now() - hiddenAt >= longAway) wasLongAway = true;
      hiddenAt = null;
      return look();
    },
    navigate: () => {
      if (other && wasLongAway) return true;
      void look();
      return false;
    },
  };
}
