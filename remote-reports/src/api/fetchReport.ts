import type { HttpClient, Report } from '@portal/shared';
import { fillPattern } from '@portal/shared/declaration';
import { portal } from '../portal';
import { toReport } from './toReport';

/** `GET /ai/mediamonitoring/report/{slug}/{version}` (S-82). */
export async function fetchReport(
  http: HttpClient,
  signal: AbortSignal,
  slug: string,
  version: string,
): Promise<Report> {
  const path = fillPattern(portal.screens.ReportScreen.firstCall, { slug, reportId: version });
  const answer = await http.get(path, { signal });
  return toReport(answer, slug);
}
