import type { Reading } from './Reading';
import { withReport } from './withReport';

/** Marks an article as read, or as unread. */
export const noteRead = (reading: Reading, slug: string, anchor: string, isRead: boolean): Reading =>
  withReport(reading, slug, (before) => {
    if (before.read.includes(anchor) === isRead) return before;
    const others = before.read.filter((one) => one !== anchor);
    return { ...before, read: isRead ? [...others, anchor] : others };
  });
