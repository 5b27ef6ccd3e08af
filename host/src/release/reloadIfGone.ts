import { configAtom, type Store } from '@portal/shared';
import { findOtherRelease } from './findOtherRelease';
import { releaseAtom } from './releaseAtom';
import { reloadIfReplaced } from './reloadIfReplaced';

/** Stands in for `useReleaseWatch` if its own file cannot be had: that may be gone with the others of this release. */
export function reloadIfGone(store: Store): void {
  const running = store.get(releaseAtom);
  if (running) void reloadIfReplaced(running, () => findOtherRelease(running, store.get(configAtom)));
}
