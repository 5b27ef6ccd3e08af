import { useAnnouncement, type ReportListItem } from '@portal/shared';
import { listTexts } from '../texts/listTexts';
import { CardGrid } from './CardGrid';
import { NoReports } from './NoReports';
import { ReportCard } from './ReportCard';
import { Shielded } from './Shielded';

interface ReportListProps {
  items: ReportListItem[];
  /** New to the reader. */
  isNew: (item: ReportListItem) => boolean;
  onLookAgain: () => void;
}

/** The cards, in the API's order. */
export function ReportList({ items, isNew, onLookAgain }: ReportListProps) {
  useAnnouncement(items.length > 0 ? listTexts.loaded(items.length) : null);
  if (items.length === 0) return <NoReports onLookAgain={onLookAgain} />;

  return (
    <CardGrid>
      {items.map((item, index) => (
        // Two items may have the same slug, or none: only the index is a unique key.
        <Shielded key={index} name={`list.${String(index)}`}>
          <ReportCard item={item} isNew={isNew(item)} place={index} />
        </Shielded>
      ))}
    </CardGrid>
  );
}
