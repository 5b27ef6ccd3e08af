import { useAtomValue } from 'jotai';
import { NoticeLine } from '../components/NoticeLine';
import type { RemoteEntry } from '../page/PortalPage';
import { localRemoteStorage } from './localRemoteStorage';
import { localFailureAtom } from './localFailureAtom';

/** Shown on every screen while a remote is a local build. */
export function LocalBuildLine({ name }: Pick<RemoteEntry, 'name'>) {
  const hasFailed = useAtomValue(localFailureAtom);
  const what = `Local build of ${name.replace(/^remote_/, '')}`;

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
