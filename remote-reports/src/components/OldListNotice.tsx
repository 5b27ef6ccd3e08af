import { Notice, type FailureReason } from '@portal/shared';
import { useState } from 'react';
import { listTexts } from '../texts/listTexts';

interface OldListNoticeProps {
  reason: FailureReason;
  /** Until then (epoch, ms) another attempt is in vain. */
  retryAt: number | null;
  onTryAgain: () => void;
}

/** One line above reports that stay, as their list could not be loaded again. */
export function OldListNotice({ reason, retryAt, onTryAgain }: OldListNoticeProps) {
  const [wait] = useState(() => Math.max(0, (retryAt ?? 0) - Date.now()));

  return (
    <Notice onAct={onTryAgain} actAfter={wait}>
      {reason === 'offline' ? listTexts.oldOffline : listTexts.old}
    </Notice>
  );
}
