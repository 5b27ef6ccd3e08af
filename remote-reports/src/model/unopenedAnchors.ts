import type { Report } from '@portal/shared';
import { idOf } from './idOf';
import type { ReportReading } from './Reading';

/** Anchors of the articles that are in no version which the reader has opened. */
export function unopenedAnchors({ opened }: ReportReading, { articles }: Report): string[] {
  const known = new Set(opened.flatMap(({ anchors }) => anchors));
  return articles
    .filter((article) => !known.has(article.anchor) && !known.has(idOf(article)))
    .map(({ anchor }) => anchor);
}
