import type { ReportListItem } from '@portal/shared';

/** One key for each report, which it has in a later list too. Two may have the same slug, or none. */
export function itemKeys(items: ReportListItem[]): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const slug = item.slug ?? '';
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return `${String(count)} ${slug}`;
  });
}
