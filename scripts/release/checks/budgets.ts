import type { Screen } from '#browser/screens.ts';

/** Limits; sizes are kilobytes (1024 bytes) of brotli-compressed transfer. */
export const budgets = {
  /** host scripts plus the largest screen of a remote with its entry */
  firstScreen: 129,
  /** scripts until the first card, article or login button is there */
  screens: { list: 119, report: 126, 'welcome page': 120, login: 111 } satisfies Record<
    Screen['name'],
    number
  >,
  /** answers until then of which each is waited for before the next is asked for, that of the page included */
  roundTrips: 2,
};

/** Limits of the files of a build as they are published, in kilobytes (1024 bytes): of each file, and of all of its kind. */
export const fileBudgets = {
  script: { each: 300, all: 1_000 },
  image: { each: 200, all: 1_000 },
  font: { each: 100, all: 300 },
  /** contract, manifests, bill of materials: tools ask for them, not readers */
  data: { each: 300, all: 600 },
  text: { each: 50, all: 100 },
};
