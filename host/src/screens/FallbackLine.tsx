import { watchPage } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useState, useSyncExternalStore } from 'react';
import { NoticeLine } from '../components/NoticeLine';
import { versionName } from '../model/versionName';
import { remoteTitle } from '../page/remoteTitle';
import { reloadPage } from '../release/reloadPage';
import type { FallenRemote } from '../release/RunningRelease';
import { fallbackMemory } from '../remotes/fallbackMemory';
import { remotesAtom } from '../remotes/remotesAtom';
import { fallbackTexts } from '../texts/fallbackTexts';

interface FallbackLineProps {
  fallen: FallenRemote;
  onTryNewest?: () => void;
}

/** Says that a remote comes from the build before, and leads out of that; until the page is loaded again it can be put away. */
export function FallbackLine({ fallen: { name, since }, onTryNewest = reloadPage }: FallbackLineProps) {
  const remote = useAtomValue(remotesAtom).find((one) => one.name === name);
  const [isAway, setAway] = useState(false);
  // It says how long ago that was, also to whoever comes back the next morning.
  const version = useSyncExternalStore(watchPage, () => versionName(since, new Date()));
  if (isAway || !remote) return null;

  return (
    <NoticeLine
      actLabel={fallbackTexts.tryNewest}
      onAct={() => {
        fallbackMemory.forget(name);
        onTryNewest();
      }}
      onDismiss={() => {
        setAway(true);
      }}
    >
      {fallbackTexts.showing(remoteTitle(remote), version)}
    </NoticeLine>
  );
}
