import type { ModifiedDate, Report } from '@portal/shared';
import { NewerReport } from '../components/NewerReport';
import { useNewerReport } from '../state/useNewerReport';

export interface NewerReportCheckProps {
  slug: string;
  report: Report;
  listed: ModifiedDate | null;
  onShow: () => void;
}

/** Mounted only for the latest report: a dated one is never superseded. */
export function NewerReportCheck({ slug, report, listed, onShow }: NewerReportCheckProps) {
  return useNewerReport(slug, report, listed) && <NewerReport onShow={onShow} />;
}
