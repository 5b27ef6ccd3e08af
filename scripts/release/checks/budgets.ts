import type { Screen } from '#browser/screens.ts';

/** Limits; sizes are kilobytes (1024 bytes) of brotli-compressed transfer. */
export const budgets = {
  /** host scripts plus the largest screen of a remote with its entry */
  firstScreen: 165,
  /** scripts until the first card, article or login button is there */
  screens: { list: 153, report: 158, 'welcome page': 154, login: 146 } satisfies Record<
    Screen['name'],
    number
  >,
  /** answers until then of which each is waited for before the next is asked for, that of the page included */
  roundTrips: 2,
};
