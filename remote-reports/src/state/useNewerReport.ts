import { isNewer, useLoad, type ModifiedDate, type Report } from '@portal/shared';
import { useState } from 'react';
import { newestLoader } from './newestLoader';

/**
 * True once the list has a newer report than the one that is shown as the latest, and while it is asked again.
 *
 * @param listed date that the list has for the one that is shown: it may be later than the report's own
 */
export function useNewerReport(slug: string, { modified }: Report, listed: ModifiedDate | null): boolean {
  const { load } = useLoad(newestLoader, slug);
  const [known, setKnown] = useState(load);
  const last = load.status === 'ready' ? load : known;
  // There is no answer while the list is loaded again, and after a failure.
  if (last !== known) setKnown(last);

  if (last.status !== 'ready' || last.key !== load.key) return false;
  const newest = last.data.modified;
  return isNewer(newest, modified?.iso ?? null) && (listed === null || isNewer(newest, listed.iso));
}
