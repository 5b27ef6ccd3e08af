import { Notice, useElapsed, type FailureReason } from '@portal/shared';
import { useState } from 'react';
import { describeWait } from '../model/describeWait';
import { failureTexts } from '../texts/failureTexts';

interface FailedNoticeProps {
  /** `newest` and `newer` where reports stay that were there before: above them it takes a line. */
  subject: 'reports' | 'newest' | 'report' | 'newer';
  reason: FailureReason;
  /** Until then (epoch, ms) another attempt is in vain. */
  retryAt: number | null;
  onTryAgain: () => void;
}

/** One line that says why a load failed, with a button where another attempt may help. */
export function FailedNotice({ subject, reason, retryAt, onTryAgain }: FailedNoticeProps) {
  const [wait] = useState(() => (retryAt === null ? 0 : Math.max(0, retryAt - Date.now())));
  const hasWaited = useElapsed(wait);
  const isLine = subject === 'newest' || subject === 'newer';
  const { loading, denied, notFound, failed } = failureTexts[subject];

  switch (reason) {
    case 'offline':
      return (
        <Notice isLine={isLine} onAct={onTryAgain}>
          {loading}
        </Notice>
      );
    case 'forbidden':
      if (subject === 'newer') return <Notice isLine>{denied}</Notice>;
      return <Notice hint={failureTexts.whomToAsk}>{denied}</Notice>;
    case 'not-found':
      if (subject === 'report') return <Notice>{notFound}</Notice>;
      return <Notice onAct={onTryAgain}>{notFound}</Notice>;
    // A late refusal of a token that has been replaced: whose session has ended finds the login view.
    case 'session-ended':
    case 'unavailable':
      return (
        <Notice isLine={isLine} onAct={onTryAgain} actAfter={wait}>
          {wait > 0
            ? `${failed} ${hasWaited ? failureTexts.waited : failureTexts.wait(describeWait(wait))}`
            : failed}
        </Notice>
      );
  }
}
