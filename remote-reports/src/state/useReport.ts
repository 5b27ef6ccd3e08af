import { reportListAtom, useLoad } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { reportLoader } from './reportLoader';

/** The load of one report, and its name if the list is loaded already. */
export function useReport(slug: string, version: string) {
  const { load, reload } = useLoad(reportLoader, slug, version);
  const list = useAtomValue(reportListAtom);
  const item = list.status === 'ready' ? list.data.find((one) => one.slug === slug) : undefined;
  return { load, reload, knownName: item?.name ?? null };
}
