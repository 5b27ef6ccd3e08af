import type { PageRelease } from '../page/PortalPage';

/** Minimum interval between checks (ms). */
const checkInterval = 5 * 60_000;
/** After an absence this long (ms) the reader is no longer reading anything here. */
const longAbsence = 60 * 60_000;

interface Surroundings {
  now: () => number;
  /** True while the tab is visible and online. */
  mayCheck: () => boolean;
  /** The live release if it is another one; null otherwise. */
  findOther: () => Promise<PageRelease | null>;
  onFound: (other: PageRelease | null) => void;
}

export interface ReleaseWatch {
  /** Checks, unless that was done a short while ago. */
  check: () => Promise<void>;
  /** Checks in any case, because a file could not be loaded, and returns the other release. */
  checkNow: () => Promise<PageRelease | null>;
  hide: () => void;
  show: () => Promise<void>;
  /** Called on navigation; true if the new address must be loaded as a document, which takes over the live release. */
  navigate: () => boolean;
}

/** Detects that another release is live and decides when to take it over. By the clock: hidden tabs' timers sleep. */
export function createReleaseWatch({ now, mayCheck, findOther, onFound }: Surroundings): ReleaseWatch {
  // The page itself has just been fetched.
  let checkedAt = now();
  let hiddenAt: number | null = null;
  let wasLongAway = false;
  /** Found by the last check; null while that is under way, and after one without an answer. */
  let other: PageRelease | null = null;

  let checking: Promise<PageRelease | null> | null = null;
  const find = async () => {
    checkedAt = now();
    // While the portal cannot be reached, a reload would end at the browser's page of errors.
    other = null;
    try {
      other = await findOther();
      if (!other) wasLongAway = false;
      onFound(other);
    } catch {
      // Unknown: the next check will tell.
    }
    checking = null;
    return other;
  };
  // Several files of one screen fail together.
  const checkNow = () => (checking ??= find());
  const check = async () => {
    // A clock may have been put back.
    if (mayCheck() && Math.abs(now() - checkedAt) >= checkInterval) await checkNow();
  };

  return {
    check,
    checkNow,
    hide: () => {
      hiddenAt ??= now();
    },
    show: () => {
      if (hiddenAt !== null && now() - hiddenAt >= longAbsence) wasLongAway = true;
      hiddenAt = null;
      return check();
    },
    navigate: () => {
      // Without a network the document would be the browser's page of errors.
      if (other && wasLongAway && mayCheck()) return true;
      void check();
      return false;
    },
  };
}
