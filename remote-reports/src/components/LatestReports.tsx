import { Notice, useAnnouncement, type Report, type ReportListItem } from '@portal/shared';
import { useState } from 'react';
import { articleCount } from '../model/articleCount';
import { countOf } from '../model/countOf';
import { leadFirst } from '../model/leadFirst';
import { newestFirst } from '../model/newestFirst';
import { latestCount, LatestGrid } from './LatestGrid';
import { LatestReport } from './LatestReport';
import { Shielded } from './Shielded';

interface LatestReportsProps {
  items: ReportListItem[];
  /** New to the reader. */
  isNew: (item: ReportListItem) => boolean;
  /** A report whose articles are known. */
  read: Report | null;
  /** Line above the reports, for those who hear the page. */
  news: string | null;
}

/** The newest reports. Those that are new to the reader come first: they are the newest. */
export function LatestReports({ items, isNew, read, news }: LatestReportsProps) {
  // Chosen once: the time of the last visit may be known later, and nothing may move then.
  const [shown] = useState(() => leadFirst(newestFirst(items).slice(0, latestCount), isNew));
  useAnnouncement(items.length > 0 ? (news ?? `${countOf(items.length, 'report')} loaded`) : null);
  if (items.length === 0) return <Notice>No reports yet.</Notice>;

  return (
    <LatestGrid>
      {shown.map((item, index) => (
        <Shielded key={index} name={`latest.${String(index)}`}>
          <LatestReport
            item={item}
            isNew={isNew(item)}
            isLead={index === 0}
            articles={articleCount(item, read)}
          />
        </Shielded>
      ))}
    </LatestGrid>
  );
}
