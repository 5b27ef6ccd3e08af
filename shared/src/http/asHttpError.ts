import type { AxiosError } from 'axios';

/** The error as an AxiosError, or null. Checks as axios does, without loading axios. */
export function asHttpError(error: unknown): AxiosError | null {
  return error instanceof Error && 'isAxiosError' in error && error.isAxiosError
    ? (error as AxiosError)
    : null;
}
