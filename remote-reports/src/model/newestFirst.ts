import type { ReportListItem } from '@portal/shared';

/** Reports by their last modification; those without a date come last. Equal ones stay in the API's order. */
export const newestFirst = (items: ReportListItem[]): ReportListItem[] =>
  [...items].sort((one, other) => timeOf(other) - timeOf(one));

function timeOf({ modified }: ReportListItem): number {
  const time = modified === null ? NaN : Date.parse(modified.iso);
  return Number.isNaN(time) ? -Number.MAX_VALUE : time;
}
