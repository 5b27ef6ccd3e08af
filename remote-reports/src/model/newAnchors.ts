import type { Report } from '@portal/shared';
import type { ReportReading } from './Reading';
import { unopenedAnchors } from './unopenedAnchors';
import { versionOf } from './versionOf';

/**
 * Anchors of the articles that are new to the reader: in no version that was opened before this one. None in the first
 * that is opened, and in one that is older than another opened before. The same before and after this opening is noted.
 */
export function newAnchors(known: ReportReading, report: Report, address: string): ReadonlySet<string> {
  const [first] = known.opened;
  const version = versionOf(report, address);
  if (!first || first.version === version) return new Set();
  const opening = known.opened.find((one) => one.version === version);
  const earlier = opening ? known.opened.slice(0, known.opened.indexOf(opening)) : known.opened;
  if (earlier.some((one) => Date.parse(one.version) > Date.parse(version))) return new Set();
  return new Set([...(opening?.anchors ?? []), ...unopenedAnchors(known, report)]);
}
