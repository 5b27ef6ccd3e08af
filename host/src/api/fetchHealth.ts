import type { HttpClient } from '@portal/shared';

/** `GET /healthcheck` (S-79), the API's word for how it is. */
export async function fetchHealth(http: HttpClient): Promise<string> {
  const body = await http.get('/healthcheck', { isPublic: true });
  const health = typeof body === 'object' && body !== null && 'health' in body ? body.health : undefined;
  return typeof health === 'string' ? health : 'unknown';
}
