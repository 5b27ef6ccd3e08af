import type { RemoteEntry } from '../page/PortalPage';
import { createLocalLoader } from './createLocalLoader';
import type { LocalBuild } from './LocalBuild';
import { LocalBuildLine } from './LocalBuildLine';
import { takeLocalRemote } from './takeLocalRemote';

/** What a page that allows local builds does otherwise in this tab; null when the tab was given none. */
export function takeLocalBuild(remotes: RemoteEntry[]): LocalBuild | null {
  const local = takeLocalRemote(remotes);
  return (
    local && {
      createLoader: (page, store) => createLocalLoader(local, page, store),
      Line: () => <LocalBuildLine name={local.name} />,
    }
  );
}
