import type { Report } from '@portal/shared';
import type { ReportReading } from './Reading';

/** Anchors of the articles that are in no version which the reader has opened. */
export function unopenedAnchors({ opened }: ReportReading, { articles }: Report): string[] {
  const known = new Set(opened.flatMap(({ anchors }) => anchors));
  return articles
    .filter(({ anchor, sharedId }) => !known.has(anchor) && !known.has(sharedId ?? anchor))
    .map(({ anchor }) => anchor);
}
