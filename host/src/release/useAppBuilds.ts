import { useLoad } from '@portal/shared';
import type { AppBuild } from '../model/AppBuild';
import { compareText } from '../page/compareText';
import { appBuildsLoader } from './appBuildsLoader';
import type { RunningRelease } from './RunningRelease';

interface AppBuilds {
  apps: AppBuild[];
  /** The record of a build could not be fetched. */
  hasFailed: boolean;
}

/** The apps of the running release, the host first, with their origins once loaded. */
export function useAppBuilds(running: RunningRelease | null): AppBuilds {
  const builds = Object.entries(running?.builds ?? {});
  const { load } = useLoad(appBuildsLoader, ...builds.map(([app, build]) => `${app}/${build}`));
  const origins = load.status === 'ready' ? load.data : null;

  const apps = builds
    .map(([app, build]) => {
      const fallen = running?.fallen?.find((one) => one.app === app);
      return {
        app,
        build,
        ...(fallen && { instead: fallen.instead }),
        origin: origins?.get(app) ?? null,
      };
    })
    .sort((a, b) => Number(b.app === 'host') - Number(a.app === 'host') || compareText(a.app, b.app));
  return { apps, hasFailed: origins !== null && apps.some(({ app }) => !origins.has(app)) };
}
