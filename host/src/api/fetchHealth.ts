import type { HttpClient } from '@portal/shared';

/** `GET /healthcheck` (S-79): the API's health in its own word. */
export async function fetchHealth(http: HttpClient, signal: AbortSignal): Promise<string> {
  const answer: unknown = await http.get('/healthcheck', { signal, isPublic: true });
  const { health }: { health?: unknown } = typeof answer === 'object' && answer !== null ? answer : {};
  return typeof health === 'string' ? health : 'unknown';
}
