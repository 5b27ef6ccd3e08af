import { followEach, type Store } from '@portal/shared';
import { atom } from 'jotai';
import { releaseAtom } from './releaseAtom';
import type { RunningRelease } from './RunningRelease';
import { watchTab } from './watchTab';

const insteadAtom = atom((get) => {
  const running = get(releaseAtom);
  return running && buildsInstead(running);
});

/**
 * Tells the server which release this tab runs, where the configuration wants that (`tellSeen`). Returns a function that
 * ends it.
 */
export const countTab = (store: Store): (() => void) =>
  followEach(store, insteadAtom, (instead) => (instead === null ? undefined : watchTab(instead)));

/** Builds that run instead of those that the page names. */
const buildsInstead = ({ builds, fallen = [] }: RunningRelease) =>
  fallen.map(({ app }) => `${app}/${String(builds[app])}`).join(',');
