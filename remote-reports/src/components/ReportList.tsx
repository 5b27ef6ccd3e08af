import { useAnnouncement, type ReportListItem } from '@portal/shared';
import { useDeferredValue } from 'react';
import { cardsDownTo } from '../model/cardsDownTo';
import { itemKeys } from '../model/itemKeys';
import { listTexts } from '../texts/listTexts';
import { CardGrid } from './CardGrid';
import { leaveQuickly } from './leaveQuickly';
import { NoReports } from './NoReports';
import { placeLeft } from './placeLeft';
import { ReportCard } from './ReportCard';
import { Shielded } from './Shielded';

/** Rendered first, enough for most windows; the others follow, and delay neither them nor whoever presses something. */
const firstCards = 6;

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
  const atOnce = cardsAtOnce();
  const shown = useDeferredValue(items, atOnce < items.length ? items.slice(0, atOnce) : items);
  const keys = itemKeys(shown);
  if (items.length === 0) return <NoReports onLookAgain={onLookAgain} />;

  return (
    <CardGrid ref={leaveQuickly} role="list">
      {shown.map((item, index) => (
        <Shielded key={keys[index]} name={`list.${String(index)}`}>
          <ReportCard item={item} isNew={isNew(item)} place={index} />
        </Shielded>
      ))}
    </CardGrid>
  );
}

/** A reader who is led back to a place gets all cards down to it: nothing slides, as on a page that were still there. */
function cardsAtOnce() {
  const place = placeLeft();
  return place > 0 ? Math.max(firstCards, cardsDownTo(place + innerHeight, innerWidth)) : firstCards;
}
