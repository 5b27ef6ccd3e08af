import { asHttpError } from './asHttpError';

/** Longest wait (ms) that a server can ask a reader for. */
const longestWait = 5 * 60_000;

/** Time (epoch, ms) until which `Retry-After` of a 429 or 503 asks to wait (RFC 9110, 10.2.3), null without. */
export function retryAt(error: unknown): number | null {
  const response = asHttpError(error)?.response;
  if (response?.status !== 429 && response?.status !== 503) return null;
  const value = String(response.headers['retry-after']);
  const now = Date.now();
  const at = /^\d+$/.test(value) ? now + Number(value) * 1000 : Date.parse(value);
  return at > now ? Math.min(at, now + longestWait) : null;
}
