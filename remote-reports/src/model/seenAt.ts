import { isNewer, type ModifiedDate } from '@portal/shared';
import type { ReportReading } from './Reading';

/** A report of which this date was opened or marked as seen; the same if nothing newer was seen. */
export const seenAt = (before: ReportReading, modified: ModifiedDate | null): ReportReading =>
  modified !== null && (before.seen === null || isNewer(modified, before.seen))
    ? { ...before, seen: modified.iso }
    : before;
