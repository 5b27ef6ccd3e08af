import type { DatedReport } from './newSince';
import type { Reading } from './Reading';
import { seenAt } from './seenAt';
import { withReport } from './withReport';

/** Notes that reports of these dates were opened or marked as seen. */
export const noteSeen = (reading: Reading, items: DatedReport[]): Reading =>
  items.reduce(
    (known, { slug, modified }) =>
      slug === null ? known : withReport(known, slug, (before) => seenAt(before, modified)),
    reading,
  );
