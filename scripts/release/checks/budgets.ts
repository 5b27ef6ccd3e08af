/** Limits in kilobytes (1024 bytes) of brotli-compressed transfer. */
export const budgets = {
  /** host scripts plus the largest screen of a remote with its entry */
  firstScreen: 165,
};
