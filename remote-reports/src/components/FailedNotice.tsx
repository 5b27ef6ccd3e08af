import { Notice, type FailureReason } from '@portal/shared';
import { useState } from 'react';
import { describeWait } from '../model/describeWait';

interface FailedNoticeProps {
  subject: 'reports' | 'report';
  reason: FailureReason;
  /** Until then (epoch, ms) another attempt is in vain. */
  retryAt: number | null;
  onTryAgain: () => void;
}

/** One line that says why a load failed, with a button where another attempt may help. */
export function FailedNotice({ subject, reason, retryAt, onTryAgain }: FailedNoticeProps) {
  const [wait] = useState(() => (retryAt === null ? 0 : Math.max(0, retryAt - Date.now())));

  switch (reason) {
    case 'offline':
      return (
        <Notice onAct={onTryAgain}>
          {`You are offline. The ${subject} will load when you are connected again.`}
        </Notice>
      );
    case 'session-ended':
      return <Notice>Your session has ended.</Notice>;
    case 'forbidden':
      return (
        <Notice hint="Ask your company’s support for it.">{`You have no access to ${subject === 'report' ? 'this report' : 'the reports'}.`}</Notice>
      );
    case 'not-found':
      if (subject === 'report') return <Notice>This report was not found.</Notice>;
      return <Notice onAct={onTryAgain}>The reports could not be loaded.</Notice>;
    case 'unavailable':
      return (
        <Notice onAct={onTryAgain} actAfter={wait}>
          {`The ${subject} could not be loaded.${wait > 0 ? ` You can try again in ${describeWait(wait)}.` : ''}`}
        </Notice>
      );
  }
}
