import { satisfies } from 'semver';
import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';

/** Each remote works with the host's copies of shared modules, and brings no second copy of a singleton. */
export function sharedFaults({ next, changed }: SetToCheck): string[] {
  const host = next.find(({ app }) => app === 'host');
  if (!host) return [];
  return next
    .filter((remote) => remote !== host && (changed.has('host') || changed.has(remote.app)))
    .flatMap((remote) => [
      // A package has one version for all its doors.
      ...new Set(rangeFaults(host, remote, changed)),
      ...keyFaults(host, remote),
      ...versionFaults(host, remote),
    ]);
}

function rangeFaults(host: Release, remote: Release, changed: Set<string>) {
  return Object.entries(remote.shared).flatMap(([key, { range, isSingleton, isBrought }]) => {
    const brought = host.shared[key];
    // The fault names the changed app.
    const isRemotes = changed.has(remote.app);
    if (!brought) {
      if (isBrought) return [];
      return isRemotes
        ? `${remote.app}/webpack.config.js: takes "${key}" from the host, and the live host does not share it: ship a host that does first.`
        : `host/webpack.config.js: no longer shares "${key}", which the live ${remote.app} takes from it.`;
    }
    const name = packageOf(key);
    if (!satisfies(brought.version, range))
      return isRemotes
        ? `${remote.app}/package.json: wants "${name}" ${range}, and the host brings ${brought.version}; there can be only one.`
        : `host/package.json: brings "${name}" ${brought.version}, and the live ${remote.app} wants ${range}; there can be only one.`;
    if (brought.isSingleton && !isSingleton)
      return `${remote.app}/webpack.config.js: shares "${key}" without saying that there can be only one (singleton).`;
    return [];
  });
}

function keyFaults(host: Release, remote: Release) {
  return Object.entries(host.shared).flatMap(([key, { isSingleton }]) => {
    const versions = remote.packages[key.replace(/\/$/, '')];
    if (!isSingleton || !versions || remote.shared[key]) return [];
    return `${remote.app}/webpack.config.js: does not share "${key}", so the build has a second ${key.replace(/\/$/, '')} (${versions.join(', ')}) inside.`;
  });
}

function versionFaults(host: Release, remote: Release) {
  const names = new Set(Object.keys(host.shared).map((key) => key.replace(/\/$/, '')));
  return [...names].flatMap((name) => {
    const shares = [remote.shared[name], remote.shared[`${name}/`]].filter((share) => share !== undefined);
    const versions = remote.packages[name] ?? [];
    const isWhole = [name, `${name}/`].every((key) => remote.shared[key] || !host.shared[key]);
    if (!isWhole || versions.length === 0) return [];
    const others = versions.filter((version) => !shares.some((share) => share.version === version));
    if (others.length > 0)
      return `${remote.app}/package.json: the build has ${name} ${others.join(' and ')} inside beside the shared one.`;
    if (shares.every(({ isBrought }) => !isBrought))
      return `${remote.app}/webpack.config.js: the build has a second ${name} (${versions.join(', ')}) inside, though it takes it from the host.`;
    return [];
  });
}

/** "react" of "react/jsx-runtime". */
const packageOf = (key: string) => /^(?:@[^/]+\/)?[^/]+/.exec(key)?.[0] ?? key;
