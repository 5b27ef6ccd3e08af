import type { AxiosError } from 'axios';

/** The error as one of the http client's, or null. Asks as axios does, without waiting for axios. */
export function asHttpError(error: unknown): AxiosError | null {
  return error instanceof Error && 'isAxiosError' in error && error.isAxiosError
    ? (error as AxiosError)
    : null;
}
