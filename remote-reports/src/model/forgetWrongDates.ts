import type { DatedReport } from './newSince';
import type { Reading, ReportReading } from './Reading';
import { withReport } from './withReport';

/** Time (ms) that a right date may be ahead: days begin earlier elsewhere, and clocks differ. */
const ahead = 24 * 60 * 60 * 1000;

/**
 * Forgets dates to come that were seen, of reports that have another one by now: until then nothing of them would be new.
 *
 * @param now milliseconds
 */
export const forgetWrongDates = (reading: Reading, items: DatedReport[], now: number): Reading =>
  items.reduce(
    (known, { slug, modified }) =>
      slug === null || modified === null
        ? known
        : withReport(known, slug, (before) =>
            before.seen !== null && before.seen !== modified.iso && Date.parse(before.seen) > now + ahead
              ? { ...before, seen: openedAt(before) }
              : before,
          ),
    reading,
  );

/** The time at which the reader opened the version that was seen. */
function openedAt({ seen, opened }: ReportReading): string | null {
  const opening = opened.find(({ version }) => version === seen);
  return opening ? new Date(opening.at).toISOString() : null;
}
