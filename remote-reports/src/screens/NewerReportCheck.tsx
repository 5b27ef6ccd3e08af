import type { Report } from '@portal/shared';
import { NewerReport } from '../components/NewerReport';
import { useNewerReport } from '../state/useNewerReport';

export interface NewerReportCheckProps {
  slug: string;
  report: Report;
  onShow: () => void;
}

/** Mounted only for the latest report: a dated one is never superseded. */
export function NewerReportCheck({ slug, report, onShow }: NewerReportCheckProps) {
  return useNewerReport(slug, report) && <NewerReport onShow={onShow} />;
}
