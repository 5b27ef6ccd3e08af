import type { HistoryEntry } from '@portal/shared';
import { ComparisonLine } from '../components/ComparisonLine';
import { GoneArticles } from '../components/GoneArticles';
import { comparisonFailure } from '../model/comparisonFailure';
import { comparisonLine } from '../model/comparisonLine';
import { entryName } from '../model/entryName';
import { useComparison } from '../state/useComparison';
import { comparisonTexts } from '../texts/comparisonTexts';

export interface ComparisonProps {
  slug: string;
  older: HistoryEntry;
  /** The line about the comparison stands near the top; at the end are the titles that are gone. */
  place: 'line' | 'end';
  onStop: () => void;
}

/** One of the two places that a comparison has in a report, for which the older one is loaded once. */
export function Comparison({ slug, older, place, onStop }: ComparisonProps) {
  const { failure, changes, reload } = useComparison(slug, older);
  const name = entryName(older);
  if (place === 'end') return changes && <GoneArticles articles={changes.gone} name={name} />;

  const text = changes ? comparisonLine(name, changes) : comparisonTexts.comparing(name);
  const isWorthRetrying = failure !== null && failure !== 'forbidden' && failure !== 'not-found';
  return (
    <ComparisonLine
      text={failure === null ? text : comparisonFailure(name, failure)}
      onTryAgain={isWorthRetrying ? reload : undefined}
      onStop={onStop}
    />
  );
}
