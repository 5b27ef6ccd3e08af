import type { FailureReason } from '../http/failureReason';

/** The state of one piece of server data for the arguments `key`; `idle` before the first load and after sign-out. */
export type Load<T> =
  | { status: 'idle' }
  | { status: 'loading'; key: string }
  | Ready<T>
  | {
      status: 'failed';
      key: string;
      reason: FailureReason;
      /** Until then (epoch, ms) the server asks not to be asked again; null at once. */
      retryAt: number | null;
    };

export interface Ready<T> {
  status: 'ready';
  key: string;
  data: T;
  /** When it was answered (epoch, ms). */
  at: number;
}
