import { keyOf, reportAtom, type Report } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { latestVersion } from '../model/latestVersion';

/** The latest report that was read last in this tab, while it is kept. */
export function useReadReport(): Report | null {
  const load = useAtomValue(reportAtom);
  const isLatest = load.status === 'ready' && load.key === keyOf([load.data.slug, latestVersion]);
  return isLatest ? load.data : null;
}
