import type { ModifiedDate } from './ModifiedDate';

/** One card of the report list (S-58). Parts that the API does not give, or gives unusably, are null. */
export interface ReportListItem {
  slug: string | null;
  name: string;
  tag: string | null;
  /** An address that may be loaded: https, or an origin that the portal trusts anyway. */
  image: string | null;
  summary: string | null;
  modified: ModifiedDate | null;
}
