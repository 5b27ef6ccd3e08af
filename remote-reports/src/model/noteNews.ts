import { newSince, type DatedReport } from './newSince';
import type { Reading } from './Reading';
import { withReport } from './withReport';

/** Notes since when reports are new, as each stays so until it is opened, also in later visits. */
export function noteNews(reading: Reading, items: DatedReport[], lastVisit: string | null): Reading {
  return items.reduce((known, item) => {
    const since = newSince(item, known, lastVisit);
    if (item.slug === null || since === null) return known;
    return withReport(known, item.slug, (before) => (before.since === since ? before : { ...before, since }));
  }, reading);
}
