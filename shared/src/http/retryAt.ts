import { asHttpError } from './asHttpError';

/** Longest wait (ms) that a server can ask a reader for. */
const longestWait = 5 * 60_000;

/**
 * The time (epoch, ms) until which the server asks to be left alone: `Retry-After` of a 429 or 503, in seconds or as a
 * date (RFC 9110, 10.2.3). Null if it asks for nothing, or a browser may not read the header (CORS).
 */
export function retryAt(error: unknown): number | null {
  const response = asHttpError(error)?.response;
  if (response?.status !== 429 && response?.status !== 503) return null;
  const value = String(response.headers['retry-after']);
  const now = Date.now();
  const at = /^\d+$/.test(value) ? now + Number(value) * 1000 : Date.parse(value);
  return at > now ? Math.min(at, now + longestWait) : null;
}
