import { isNewer, type Report, type ReportListItem } from '@portal/shared';

/** Number of articles of a listed report, if it is the one that was read; null if that one is older, or another. */
export const articleCount = ({ slug, modified }: ReportListItem, read: Report | null): number | null =>
  read?.slug === slug && !isNewer(modified, read.modified?.iso ?? null) ? read.articles.length : null;
