interface Landing {
  /** Held weakly, so that the text of a report that is left can go. */
  element: WeakRef<HTMLElement>;
  /** Where the page stood then. */
  scrollY: number;
}

/** The element that the page was led to last, by a key, a button or an address. */
export const lastLanding: { current: Landing | null } = { current: null };
