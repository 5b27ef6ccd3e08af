import type { PortalConfig } from '@portal/shared';
import type { Build } from '../build/readBuild.ts';
import type { Release } from '../build/Release.ts';
import { changesBetween } from '../live/swapPage.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import { folderOf } from '../store/published.ts';
import type { Store } from '../store/store.ts';

/** The set that would be live, read from the store except for builds not yet published. */
export function setToCheck(
  store: Store,
  {
    before,
    next,
    config,
    builds = [],
    previousSets = [],
  }: {
    before: Record<string, string>;
    next: Release[];
    config: PortalConfig;
    builds?: Build[];
    previousSets?: Release[][];
  },
): SetToCheck {
  return {
    next,
    previousSets,
    changed: new Set(changesBetween(before, buildsOf(next)).map(({ app }) => app)),
    config,
    read: async (release, file) => {
      const own = builds.find((build) => build.release === release);
      if (own) return own.read(file);
      const key = `${folderOf(release.app, release.build)}/${file}`;
      const bytes = await store.read(key);
      if (!bytes) throw new Error(`${key} is missing in ${store.name}.`);
      return bytes;
    },
  };
}

const buildsOf = (set: Release[]) => Object.fromEntries(set.map(({ app, build }) => [app, build]));
