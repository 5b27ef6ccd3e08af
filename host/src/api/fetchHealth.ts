import type { HttpClient } from '@portal/shared';
import * as v from 'valibot';

const healthWire = v.fallback(v.object({ health: v.string() }), { health: 'unknown' });

/** `GET /healthcheck` (S-79): the API's health in its own word. */
export async function fetchHealth(http: HttpClient, signal: AbortSignal): Promise<string> {
  return v.parse(healthWire, await http.get('/healthcheck', { signal, isPublic: true })).health;
}
