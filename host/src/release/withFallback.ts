import type { RemoteEntry } from '../page/PortalPage';
import type { RunningRelease } from './RunningRelease';

/** The running release, now that a remote comes from the build before that of the page. */
export function withFallback(
  running: RunningRelease,
  { name, previous }: Pick<RemoteEntry, 'name' | 'previous'>,
): RunningRelease {
  const { builds, fallen = [] } = running;
  const [app, instead] = Object.entries(builds).find(([one]) => one.replaceAll('-', '_') === name) ?? [];
  if (!previous || app === undefined || instead === undefined) return running;
  if (fallen.some((one) => one.name === name)) return running;
  return {
    ...running,
    builds: { ...builds, [app]: previous.build },
    fallen: [...fallen, { app, name, instead, since: previous.since }],
  };
}
