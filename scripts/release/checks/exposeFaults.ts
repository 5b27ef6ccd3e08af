import type { SetToCheck } from '../live/SetToCheck.ts';

/** Every module that the host loads is exposed by a remote of the set. */
export function exposeFaults({ next, changed }: SetToCheck): string[] {
  const host = next.find(({ app }) => app === 'host');
  if (!host) return ['The page needs a host, and there is none in the set: ship the host first.'];
  const screens = (host.addresses ?? []).flatMap(({ screen }) => screen ?? []);
  const needs = [
    ...new Set([...host.needs, ...screens, ...(host.signedOutScreen ? [host.signedOutScreen] : [])]),
  ];
  return needs.sort().flatMap((need) => {
    const [name = '', expose = ''] = need.split('/');
    const remote = next.find(({ federationName }) => federationName === name);
    if (!remote)
      return `host/src/remotes/RemoteModules.ts names ${need}, and no remote of the set is called ${name}.`;
    if (remote.exposes[expose]) return [];
    if (changed.has(remote.app))
      return `${remote.app}/src/exposes/${expose} is missing: the host (build ${host.build}) loads ${need}.`;
    if (changed.has('host'))
      return `host/src/remotes/RemoteModules.ts names ${need}, which the live ${remote.app} (build ${remote.build}) does not offer.`;
    return [];
  });
}
