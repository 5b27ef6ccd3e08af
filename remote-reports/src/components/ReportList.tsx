import { useAnnouncement, type ReportListItem } from '@portal/shared';
import { useDeferredValue } from 'react';
import { itemKeys } from '../model/itemKeys';
import { listTexts } from '../texts/listTexts';
import { CardGrid } from './CardGrid';
import { NoReports } from './NoReports';
import { ReportCard } from './ReportCard';
import { Shielded } from './Shielded';
import { useQuickLeave } from './useQuickLeave';

/** From this number on, the cards out of sight are rendered after the first ones. */
const manyCards = 30;
/** Rendered first, enough for most windows; hundreds of others follow without delaying them. */
const firstCards = 12;

interface ReportListProps {
  items: ReportListItem[];
  /** True if they could not be loaded again: that they are there is no news. */
  isOld: boolean;
  /** New to the reader. */
  isNew: (item: ReportListItem) => boolean;
  onLookAgain: () => void;
}

/** The cards, in the API's order. */
export function ReportList({ items, isOld, isNew, onLookAgain }: ReportListProps) {
  useAnnouncement(items.length > 0 && !isOld ? listTexts.loaded(items.length) : null);
  const shown = useDeferredValue(items, items.length > manyCards ? items.slice(0, firstCards) : items);
  const keys = itemKeys(shown);
  const grid = useQuickLeave<HTMLUListElement>();
  if (items.length === 0) return <NoReports onLookAgain={onLookAgain} />;

  return (
    <CardGrid ref={grid} role="list">
      {shown.map((item, index) => (
        <Shielded key={keys[index]} name={`list.${String(index)}`}>
          <ReportCard item={item} isNew={isNew(item)} place={index} />
        </Shielded>
      ))}
    </CardGrid>
  );
}
