import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { NoticeLine } from '../components/NoticeLine';
import { localFailureAtom } from './localFailureAtom';
import type { LocalRemote } from './LocalRemote';
import { localRemoteAtom } from './localRemoteAtom';
import { localRemoteStorage } from './localRemoteStorage';
import { localRemoteText } from './localRemoteText';

/** Shown on every screen while a remote is a local build, and before that, while a link offers one. */
export function LocalBuildLine({ remote }: { remote: LocalRemote }) {
  const hasFailed = useAtomValue(localFailureAtom);
  const setRemote = useSetAtom(localRemoteAtom);
  const [isBlocked, setIsBlocked] = useState(false);
  const what = `Local build of ${remote.name.replace(/^remote_/, '')}`;

  if (!remote.isAccepted)
    return (
      <NoticeLine
        actLabel={`Use ${new URL(remote.entry).origin}`}
        onAct={() => {
          if (localRemoteStorage.accept(localRemoteText(remote))) location.reload();
          else setIsBlocked(true);
        }}
        onDismiss={() => {
          localRemoteStorage.remove();
          setRemote(null);
        }}
      >
        {isBlocked
          ? `${what} cannot be used: this browser stores nothing for this page.`
          : `${what} on this device. It can do all that you can do here, and ends your sessions in other channels.`}
      </NoticeLine>
    );
  return (
    <NoticeLine actLabel="Use the deployed build" onAct={leaveLocalBuild}>
      {hasFailed ? `${what} could not be loaded` : what}
    </NoticeLine>
  );
}

function leaveLocalBuild() {
  localRemoteStorage.remove();
  location.reload();
}
