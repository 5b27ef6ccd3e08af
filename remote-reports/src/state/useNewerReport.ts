import { isNewer, useLoad, type Report } from '@portal/shared';
import { useState } from 'react';
import { newestLoader } from './newestLoader';

/** True once the list has a newer report than the one that is shown as the latest, and while it is asked again. */
export function useNewerReport(slug: string, { modified }: Report): boolean {
  const { load } = useLoad(newestLoader, slug);
  const [known, setKnown] = useState(load);
  const last = load.status === 'ready' ? load : known;
  // There is no answer while the list is loaded again, and after a failure.
  if (last !== known) setKnown(last);

  return (
    last.status === 'ready' && last.key === load.key && isNewer(last.data.modified, modified?.iso ?? null)
  );
}
