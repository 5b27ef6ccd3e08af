import type { HttpClient, Report } from '@portal/shared';
import { toReport } from './toReport';

/** `GET /ai/mediamonitoring/report/{slug}/{version}` (S-82). */
export async function fetchReport(
  http: HttpClient,
  signal: AbortSignal,
  slug: string,
  version: string,
): Promise<Report> {
  const path = [slug, version].map(encodeURIComponent).join('/');
  const answer = await http.get(`/ai/mediamonitoring/report/${path}`, { signal });
  return toReport(answer, slug);
}
