import type { Report } from '@portal/shared';
import type { Reading } from './Reading';
import { seenAt } from './seenAt';
import { unopenedAnchors } from './unopenedAnchors';
import { versionOf } from './versionOf';
import { withReport } from './withReport';

/**
 * Notes that a version of a report is open.
 *
 * @param now milliseconds
 */
export const noteOpening = (reading: Reading, report: Report, address: string, now: number): Reading =>
  withReport(reading, report.slug, (before) => {
    const version = versionOf(report, address);
    const seen = seenAt(before, report.modified);
    const added = unopenedAnchors(before, report);
    const opening = before.opened.find((one) => one.version === version);
    if (opening && added.length === 0) return seen;
    const { at = now, anchors = [] } = opening ?? {};
    const next = { version, at, anchors: [...anchors, ...added] };
    const shown = new Set(report.articles.map(({ anchor }) => anchor));
    // An article that is still in the report stays known as long as it is: else it would be new again.
    const kept = before.opened.map((one) =>
      one.anchors.some((anchor) => shown.has(anchor)) ? { ...one, at: now } : one,
    );
    const opened = opening ? before.opened.map((one) => (one === opening ? next : one)) : [...kept, next];
    return { ...seen, opened };
  });
