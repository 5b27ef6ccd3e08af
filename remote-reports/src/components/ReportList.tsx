import { Notice, useAnnouncement, type ReportListItem } from '@portal/shared';
import { countOf } from '../model/countOf';
import { isNewer } from '../model/isNewer';
import { CardGrid } from './CardGrid';
import { ReportCard } from './ReportCard';
import { Shielded } from './Shielded';

interface ReportListProps {
  items: ReportListItem[];
  /** When the reader was last here; null on a first visit. */
  lastVisit: string | null;
}

/** The cards, in the API's order (S-28). */
export function ReportList({ items, lastVisit }: ReportListProps) {
  useAnnouncement(items.length > 0 ? `${countOf(items.length, 'report')} loaded` : null);
  if (items.length === 0) return <Notice>No reports yet.</Notice>;

  return (
    <CardGrid>
      {items.map((item, index) => (
        // Two items may have the same slug, or none (B-42, B-44): the place is the only key.
        <Shielded key={index} name={`list.${String(index)}`}>
          <li>
            <ReportCard item={item} isNew={isNewer(item.modified, lastVisit)} />
          </li>
        </Shielded>
      ))}
    </CardGrid>
  );
}
