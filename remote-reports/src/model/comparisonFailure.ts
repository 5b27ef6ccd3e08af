import type { FailureReason } from '@portal/shared';
import { comparisonTexts } from '../texts/comparisonTexts';

/** The reason why an older report is not there to compare with, in one sentence. */
export function comparisonFailure(name: string, reason: FailureReason): string {
  switch (reason) {
    case 'offline':
      return comparisonTexts.offline(name);
    case 'forbidden':
      return comparisonTexts.denied(name);
    case 'not-found':
      return comparisonTexts.notFound(name);
    case 'session-ended':
    case 'unavailable':
      return comparisonTexts.failed(name);
  }
}
