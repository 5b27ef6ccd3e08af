import type { TabFact } from '../live/tabFacts.ts';

/** A fact of a tab on release 1 of production, now, but for what the test says. */
export const tabSaying = (fact: Partial<TabFact> = {}): TabFact => ({
  at: Date.now(),
  event: 'tab',
  channel: 'production',
  release: 1,
  tab: '1',
  instead: [],
  ...fact,
});
