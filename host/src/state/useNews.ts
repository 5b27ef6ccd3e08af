import { newsChecksAtom } from '@portal/shared';
import { useAtomValue } from 'jotai';
import type { NewsState } from '../model/NewsState';

interface Source {
  source: string;
  /** Line that says that it could not check. */
  unavailable: string;
}

/**
 * How far the search for news is, in all remotes that have some.
 *
 * @param hasFailed it could not even begin
 */
export function useNews(sources: Source[], hasFailed: boolean): NewsState {
  const checks = useAtomValue(newsChecksAtom);
  const statusOf = ({ source }: Source) => checks[source] ?? (hasFailed ? 'failed' : 'checking');
  return {
    isChecking: sources.some((one) => statusOf(one) === 'checking'),
    failures: sources.filter((one) => statusOf(one) === 'failed').map(({ unavailable }) => unavailable),
  };
}
