import type { RemoteEntry } from '../page/PortalPage';
import { createLocalLoader } from './createLocalLoader';
import type { LocalBuild } from './LocalBuild';
import { takeLocalRemote } from './takeLocalRemote';

export function takeLocalBuild(remotes: RemoteEntry[]): LocalBuild | null {
  const remote = takeLocalRemote(remotes);
  return remote && { remote, createLoader: (...parts) => createLocalLoader(remote, ...parts) };
}
