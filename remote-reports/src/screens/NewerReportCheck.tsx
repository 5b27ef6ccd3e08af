import type { ModifiedDate, Report } from '@portal/shared';
import { useState } from 'react';
import { NewerReport } from '../components/NewerReport';
import { NewerReportOffer } from '../components/NewerReportOffer';
import { useNewerReport } from '../state/useNewerReport';
import { AskedReport } from './AskedReport';

interface NewerReportCheckProps {
  slug: string;
  report: Report;
  listed: ModifiedDate | null;
  /** Called when the newer report takes the place of this one. */
  onShow: () => void;
}

/** Mounted only for the latest report: a dated one is never superseded. */
export function NewerReportCheck({ slug, report, listed, onShow }: NewerReportCheckProps) {
  const isThere = useNewerReport(slug, report, listed);
  const [readMeanwhile, ask] = useState<Report | null>(null);

  if (!isThere) return null;
  return (
    <NewerReport>
      {readMeanwhile === report ? (
        <AskedReport slug={slug} onShow={onShow} />
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
