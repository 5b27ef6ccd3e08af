import { useFollow } from '@portal/shared';
import { useState } from 'react';
import { NoticeLine } from '../components/NoticeLine';
import type { RunningRelease } from '../release/RunningRelease';
import { countTab } from '../release/countTab';
import { useIsOnline } from '../release/useIsOnline';
import { useReleaseWatch } from '../release/useReleaseWatch';
import { releaseTexts } from '../texts/releaseTexts';

/** Watches for a newer release and announces it in a line, and has the tab counted. Loaded after the first screen. */
export function ReleaseNotice({ running }: { running: RunningRelease }) {
  const { other, takeOver } = useReleaseWatch(running);
  useFollow(countTab);
  const isOnline = useIsOnline();
  const [dismissed, setDismissed] = useState<number | null>(null);

  // Without a network, taking it over would leave the reader with the browser's page of errors.
  if (!other || !isOnline || other.number === dismissed) return null;
  return (
    <NoticeLine
      actLabel={releaseTexts.reload}
      onAct={takeOver}
      onDismiss={() => {
        setDismissed(other.number);
      }}
    >
      {releaseTexts.isReady}
    </NoticeLine>
  );
}
