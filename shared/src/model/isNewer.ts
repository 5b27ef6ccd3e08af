import type { ModifiedDate } from './ModifiedDate';

/** True if modified after the moment, or day, of an ISO text; false where either cannot be read. */
export const isNewer = (modified: ModifiedDate | null, than: string | null): boolean =>
  modified !== null && than !== null && Date.parse(modified.iso) > Date.parse(than);
