import type { FailureReason } from '@portal/shared';

/** The reason why an older report is not there to compare with, in one sentence. */
export function comparisonFailure(name: string, reason: FailureReason): string {
  switch (reason) {
    case 'offline':
      return `You are offline. The report of ${name} will load when you are connected again.`;
    case 'session-ended':
      return 'Your session has ended.';
    case 'forbidden':
      return `You have no access to the report of ${name}.`;
    case 'not-found':
      return `The report of ${name} was not found.`;
    case 'unavailable':
      return `The report of ${name} could not be loaded.`;
  }
}
