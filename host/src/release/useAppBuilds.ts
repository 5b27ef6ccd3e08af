import { useEffect, useState } from 'react';
import type { AppBuild, BuildOrigin } from '../model/AppBuild';
import { fetchBuildRecord } from './fetchBuildRecord';
import type { RunningRelease } from './RunningRelease';

interface AppBuilds {
  /** The host first. */
  apps: AppBuild[];
  /** Whether it could not be found out where one of them came from. */
  hasFailed: boolean;
}

/** Every app of the running release; where they came from is asked for now. */
export function useAppBuilds(running: RunningRelease | null): AppBuilds {
  const [origins, setOrigins] = useState<Record<string, BuildOrigin | null>>({});
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isHere = true;
    for (const [app, build] of Object.entries(running?.builds ?? {})) {
      fetchBuildRecord(app, build).then(
        (origin) => {
          if (isHere) setOrigins((known) => ({ ...known, [app]: origin }));
        },
        () => {
          if (isHere) setFailed(true);
        },
      );
    }
    return () => {
      isHere = false;
    };
  }, [running]);

  const apps = Object.entries(running?.builds ?? {})
    .map(([app, build]) => ({ app, build, origin: origins[app] ?? null }))
    .sort((a, b) => Number(b.app === 'host') - Number(a.app === 'host') || (a.app < b.app ? -1 : 1));
  return { apps, hasFailed };
}
