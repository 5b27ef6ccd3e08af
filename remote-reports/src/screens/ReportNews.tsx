import { useReportNews } from '../state/useReportNews';

/** Draws nothing: the host shows what it tells the bell. */
export function ReportNews() {
  useReportNews();
  return null;
}
