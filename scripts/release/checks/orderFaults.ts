import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';

/** No app goes back to an older commit than its live one. Builds whose commits are unknown are as new as any. */
export function orderFaults({ next, changed, previousSets = [] }: SetToCheck): string[] {
  const live = previousSets[0] ?? [];
  return next
    .filter(({ app }) => changed.has(app))
    .flatMap((release) => {
      const before = live.find(({ app }) => app === release.app);
      if (!before || !(timeOf(release) < timeOf(before))) return [];
      return `${release.app}: ${commitOf(release)} is older than the live ${commitOf(before)}: ship a newer state, or say --force.`;
    });
}

const timeOf = ({ committedAt }: Release) => (committedAt === null ? NaN : Date.parse(committedAt));

const commitOf = ({ commit, committedAt, isClean }: Release) =>
  `commit ${String(commit?.slice(0, 7))}${isClean ? '' : ' with changes'} of ${String(committedAt)}`;
