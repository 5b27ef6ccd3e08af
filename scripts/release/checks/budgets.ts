/** What a reader may have to fetch, in kilobytes (1024 bytes) as brotli sends them. */
export const budgets = {
  /** The host's scripts and the largest screen of a remote, with the remote's entry. */
  firstScreen: 220,
};
