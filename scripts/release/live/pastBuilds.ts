import type { ReleaseRecord } from './releaseRecords.ts';

/** A build that was live in a channel and is no more. */
export interface PastBuild {
  app: string;
  build: string;
  /** how many builds of its app came after it, each counted once */
  successors: number;
  /** time (ms) from which it was no longer live */
  replacedAt: number;
}

/** Builds that a channel's releases have replaced, each as it was live last. `history` begins with the live release. */
export function pastBuilds(history: Pick<ReleaseRecord, 'at' | 'builds'>[]): PastBuild[] {
  const past: PastBuild[] = [];
  const known: Map<string, Set<string>> = new Map();
  let replacedAt = NaN;
  for (const { at, builds } of history) {
    for (const [app, build] of Object.entries(builds)) {
      const newer = known.get(app) ?? new Set();
      if (newer.has(build)) continue;
      if (!Number.isNaN(replacedAt)) past.push({ app, build, successors: newer.size, replacedAt });
      known.set(app, newer.add(build));
    }
    replacedAt = Date.parse(at);
  }
  return past;
}
