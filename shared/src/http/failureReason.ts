import { asHttpError } from './asHttpError';

/** Reasons for a failed load that readers can tell apart. */
export type FailureReason = 'offline' | 'session-ended' | 'forbidden' | 'not-found' | 'unavailable';

export function failureReason(error: unknown): FailureReason {
  switch (asHttpError(error)?.response?.status) {
    case 401:
      return 'session-ended';
    case 403:
      return 'forbidden';
    case 404:
    case 410:
      return 'not-found';
    case undefined:
      return isUnanswered(error) && !navigator.onLine ? 'offline' : 'unavailable';
    default:
      return 'unavailable';
  }
}

/** True if no server has said anything: another connection may be all that is needed. */
export function isUnanswered(error: unknown): boolean {
  const httpError = asHttpError(error);
  return httpError ? !httpError.response : isMissingCode(error);
}

/** The http client's code comes with the first call that needs it, over the same network; webpack names its failure. */
const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
