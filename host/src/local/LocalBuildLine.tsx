import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { NoticeLine } from '../components/NoticeLine';
import { localFailureAtom } from './localFailureAtom';
import type { LocalRemote } from './LocalRemote';
import { localRemoteAtom } from './localRemoteAtom';
import { localRemoteStorage } from './localRemoteStorage';
import { localRemoteText } from './localRemoteText';
import { localBuildTexts } from '../texts/localBuildTexts';

/** Shown on every screen while a remote is a local build, and before that, while a link offers one. */
export function LocalBuildLine({ remote }: { remote: LocalRemote }) {
  const hasFailed = useAtomValue(localFailureAtom);
  const setRemote = useSetAtom(localRemoteAtom);
  const [isBlocked, setIsBlocked] = useState(false);
  const name = remote.name.replace(/^remote_/, '');

  if (!remote.isAccepted)
    return (
      <NoticeLine
        actLabel={localBuildTexts.use(new URL(remote.entry).origin)}
        onAct={() => {
          if (localRemoteStorage.accept(localRemoteText(remote))) location.reload();
          else setIsBlocked(true);
        }}
        onDismiss={() => {
          localRemoteStorage.remove();
          setRemote(null);
        }}
      >
        {isBlocked ? localBuildTexts.notStored(name) : localBuildTexts.offer(name)}
      </NoticeLine>
    );
  return (
    <NoticeLine actLabel={localBuildTexts.useDeployed} onAct={leaveLocalBuild}>
      {hasFailed ? localBuildTexts.notLoaded(name) : localBuildTexts.build(name)}
    </NoticeLine>
  );
}

function leaveLocalBuild() {
  localRemoteStorage.remove();
  location.reload();
}
