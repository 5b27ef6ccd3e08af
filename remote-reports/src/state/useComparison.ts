import { useLoad, type HistoryEntry } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { changesAtom } from './comparedAtom';
import { comparedLoader } from './comparedLoader';

/** Loads an older report than the open one, of the same slug, and compares them. */
export function useComparison(slug: string, older: HistoryEntry) {
  const { load, reload } = useLoad(comparedLoader, slug, older.date);
  const changes = useAtomValue(changesAtom);

  return {
    failure: load.status === 'failed' ? load.reason : null,
    changes: load.status === 'ready' ? changes : null,
    reload,
  };
}
