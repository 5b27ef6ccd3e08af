import { useEffect } from 'react';
import { readPage } from '../page/readPage';
import type { RunningRelease } from './RunningRelease';
import { watchTab } from './watchTab';

/** Tells the server which release this tab runs, where the configuration wants that (`tellSeen`). */
export function useTabCount(running: RunningRelease): void {
  const instead = buildsInstead(running);
  useEffect(() => watchTab(instead), [instead]);
}

/** Builds that run instead of those that the page names. */
function buildsInstead({ builds }: RunningRelease): string {
  const named = new Map(Object.entries(readPage(document).release?.builds ?? builds));
  return Object.entries(builds)
    .filter(([app, build]) => named.get(app) !== build)
    .map(([app, build]) => `${app}/${build}`)
    .join(',');
}
