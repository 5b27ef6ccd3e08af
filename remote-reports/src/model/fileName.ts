import type { HistoryEntry, Report } from '@portal/shared';

/** Longest name (characters) that stays below the limits of file systems. */
const longest = 100;

/** A name for a file of a report, such as `renewable-energy-20261122`, without the ending. */
export function fileName({ slug, modified }: Report, entry: HistoryEntry | null): string {
  const date = entry?.date ?? modified?.day.replaceAll('-', '') ?? '';
  // Cut first: for many dashes inside, the second expression takes quadratic time.
  const plain = (text: string) =>
    text
      .slice(0, longest)
      .replace(/[^\w-]+/g, '-')
      .replace(/^-+|-+$/g, '');
  return [plain(slug) || 'report', plain(date)].filter(Boolean).join('-');
}
