import type { ModifiedDate } from '@portal/shared';

/** Whether something was modified after the moment, or day, that an ISO text names; false where either is unknown. */
export const isNewer = (modified: ModifiedDate | null, than: string | null): boolean =>
  modified !== null && than !== null && Date.parse(modified.iso) > Date.parse(than);
