import type { ReportListItem } from '@portal/shared';

/** The reports with the first that has a picture in front, if it is of the same day as the very first, and as new. */
export function leadFirst(
  items: ReportListItem[],
  isNew: (item: ReportListItem) => boolean,
): ReportListItem[] {
  const [first] = items;
  const lead = items.find(
    (item) =>
      item.image !== null &&
      item.modified?.day === first?.modified?.day &&
      isNew(item) === (first !== undefined && isNew(first)),
  );
  return lead ? [lead, ...items.filter((item) => item !== lead)] : items;
}
