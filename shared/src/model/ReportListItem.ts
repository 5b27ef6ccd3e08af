import type { ModifiedDate } from './ModifiedDate';

/** One card of the report list (S-58). Missing or invalid parts are null. */
export interface ReportListItem {
  slug: string | null;
  name: string;
  tag: string | null;
  /** Over https, or from an origin that the portal trusts anyway. */
  image: string | null;
  summary: string | null;
  modified: ModifiedDate | null;
}
