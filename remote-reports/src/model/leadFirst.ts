import { isNewer, type ReportListItem } from '@portal/shared';

/** The reports with the first that has a picture in front, if it is of the same day as the very first, and as new. */
export function leadFirst(items: ReportListItem[], lastVisit: string | null): ReportListItem[] {
  const [first] = items;
  const lead = items.find(
    ({ image, modified }) =>
      image !== null &&
      modified?.day === first?.modified?.day &&
      isNewer(modified, lastVisit) === isNewer(first?.modified ?? null, lastVisit),
  );
  return lead ? [lead, ...items.filter((item) => item !== lead)] : items;
}
