import { useListeners, type ReportListItem } from '@portal/shared';
import { useState } from 'react';

/** The reports, with those that are new to the reader at this moment. */
export interface News {
  items: ReportListItem[];
  /** False if the reader may be known later: nothing may move then, so that new reports are only marked. */
  isReaderKnown: boolean;
  /** The visit since which a report is new to the reader; null if it is not. */
  newSinceOf: (item: ReportListItem) => string | null;
  /** ISO time; null on a first visit. */
  lastVisit: string | null;
  /** When all was marked as seen in this tab. */
  seenAt: string | null;
}

interface HeldNews extends Pick<News, 'newSinceOf'> {
  /** True if new reports stand before the others. */
  isGrouped: boolean;
}

/**
 * Holds the news of when the list came, or the reader came back to it: no row moves under somebody who opens one report
 * after the other in tabs of their own. News that are marked as seen in this tab go at once.
 */
export function useHeldNews({ items, isReaderKnown, newSinceOf, lastVisit, seenAt }: News): HeldNews {
  const [returns, setReturns] = useState(0);
  useListeners({
    visibilitychange: () => {
      if (document.visibilityState === 'visible') setReturns(returns + 1);
    },
  });
  const now = (isGrouped: boolean) => ({
    of: { items, returns, seenAt, lastVisit },
    isGrouped,
    since: new Map(items.map((item) => [item, newSinceOf(item)])),
  });
  const [held, hold] = useState(() => now(isReaderKnown));
  const { of } = held;
  if (of.items !== items || of.returns !== returns) hold(now(isReaderKnown));
  else if (of.seenAt !== seenAt || of.lastVisit !== lastVisit) hold(now(held.isGrouped));

  return {
    isGrouped: held.isGrouped,
    newSinceOf: (item) => (held.isGrouped ? (held.since.get(item) ?? null) : newSinceOf(item)),
  };
}
