import type { ModifiedDate, Report } from '@portal/shared';
import { useState, type RefObject } from 'react';
import { NewerReport } from '../components/NewerReport';
import { NewerReportOffer } from '../components/NewerReportOffer';
import { useNewerReport } from '../state/useNewerReport';
import { AskedReport } from './AskedReport';

interface NewerReportCheckProps {
  slug: string;
  report: Report;
  listed: ModifiedDate | null;
  /** Has the focus when the newer report takes the place of this one. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Mounted only for the latest report: a dated one is never superseded. */
export function NewerReportCheck({ slug, report, listed, heading }: NewerReportCheckProps) {
  const isThere = useNewerReport(slug, report, listed);
  const [readMeanwhile, ask] = useState<Report | null>(null);

  if (!isThere) return null;
  return (
    <NewerReport>
      {readMeanwhile === report ? (
        <AskedReport slug={slug} heading={heading} />
      ) : (
        <NewerReportOffer
          onShow={() => {
            ask(report);
          }}
        />
      )}
    </NewerReport>
  );
}
