import type { HttpClient, ReportListItem } from '@portal/shared';
import { portal } from '../portal';
import { toReportList } from './toReportList';

/** `GET /ai/mediamonitoring/list` (S-81). */
export async function fetchReportList(http: HttpClient, signal: AbortSignal): Promise<ReportListItem[]> {
  const answer = await http.get(portal.screens.ReportListScreen.firstCall, { signal });
  const imageHosts = (http.imageHosts ?? []).map((host) => `https://${host}`);
  return toReportList(answer, [http.apiOrigin, window.origin, ...imageHosts]);
}
