import { isNewer, useLoad, type Report } from '@portal/shared';
import { newestLoader } from './newestLoader';

/** True once the list has a newer report than the one that is shown as the latest. */
export function useNewerReport(slug: string, { modified }: Report): boolean {
  const { load } = useLoad(newestLoader, slug);
  return load.status === 'ready' && isNewer(load.data, modified?.iso ?? null);
}
