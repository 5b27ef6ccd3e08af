import type { ReleaseRecord } from './releaseRecords.ts';

/** A build that was live in a channel for so long (ms) without a break has shown that it starts. */
const lasting = 3_600_000;

/** A build that was live in a channel, and when it first was. */
export interface LastingBuild {
  build: string;
  since: string;
}

/**
 * Builds of an app that were live long enough and were not taken back at the end, the latest first. A way back takes back
 * every build between it and the one that it led to.
 *
 * @param history begins with the live release
 * @param next release to come: no build comes before itself
 */
export function lastingBuilds(
  history: Pick<ReleaseRecord, 'at' | 'kind' | 'builds'>[],
  app: string,
  next: Pick<ReleaseRecord, 'at' | 'kind' | 'builds'>,
): LastingBuild[] {
  const found: Map<string, LastingBuild> = new Map();
  const takenBack: Set<string> = new Set();
  // The builds that ways back led to, each until it is met.
  const awaited = new Set(next.kind === 'rollback' ? [next.builds[app]] : []);
  let end = Date.parse(next.at);
  for (const [index, { at, kind, builds }] of history.entries()) {
    const build = builds[app];
    const began = Date.parse(at);
    const isFirst = history[index + 1]?.builds[app] !== build;
    awaited.delete(build);
    if (build !== undefined && build !== next.builds[app]) {
      if (awaited.size > 0 && !found.has(build)) takenBack.add(build);
      const known = found.get(build);
      if (known) known.since = at;
      else if (!takenBack.has(build) && end - began >= lasting) found.set(build, { build, since: at });
    }
    if (!isFirst) continue;
    end = began;
    if (kind === 'rollback') awaited.add(build);
  }
  return [...found.values()];
}
