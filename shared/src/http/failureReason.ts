import { asHttpError } from './asHttpError';

/** Reasons for a failed load that readers can tell apart. */
export type FailureReason = 'offline' | 'session-ended' | 'forbidden' | 'not-found' | 'unavailable';

export function failureReason(error: unknown): FailureReason {
  const httpError = asHttpError(error);
  if (!httpError && !isMissingCode(error)) return 'unavailable';
  switch (httpError?.response?.status) {
    case 401:
      return 'session-ended';
    case 403:
      return 'forbidden';
    case 404:
    case 410:
      return 'not-found';
    case undefined:
      return navigator.onLine ? 'unavailable' : 'offline';
    default:
      return 'unavailable';
  }
}

/** The http client's code comes with the first call that needs it, over the same network; webpack names its failure. */
const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
